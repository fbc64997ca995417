"""The command line. Each command imports what it needs when it runs, so that `--help` is there at once.

Exit status: 0, 1 (what was checked does not hold), 2 (bad usage or input).
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kickdoor.errors import DEBUG, InputError
from kickdoor.lab.commands import app as lab
from kickdoor.saying import BAD, FAILS, HOLDS, card_problems, complain, document, lines, listed
from kickdoor.words import chosen, language, languages, say, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


INTERRUPTED = 130

app = typer.Typer(
    name="kickdoor",
    help=say("cli-help"),
    epilog=say("cli-epilog"),
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(lab, name="lab")

Language = Annotated[str, typer.Option("--language", help=say("cli-language"), metavar="CODE")]
Sets = Annotated[str, typer.Option("--sets", help=say("cli-sets"), metavar="SET,...")]
Options = Annotated[list[str] | None, typer.Option("--option", help=say("cli-option"), metavar="NAME[=VALUE]")]
Database = Annotated[str, typer.Option("--database", help=say("cli-database"), metavar="FILE|URL")]
Json = Annotated[bool, typer.Option("--json", help=say("cli-json"))]


@app.callback()
def begin(code: Language = "") -> None:
    """What comes before a command."""
    if not code:
        return
    if code not in languages():
        raise InputError("error-no-language", language=code, known=", ".join(languages()))
    language(code)


# --- playing ---------------------------------------------------------------------------------------------------------


@app.command(help=say("cli-play"))
def play(
    players: Annotated[str, typer.Option("--players", help=say("cli-play-players"), metavar="NAME,...")] = "",
    bots: Annotated[str, typer.Option("--bots", help=say("cli-play-bots"), metavar="BOT,...")] = "",
    sets: Sets = "base",
    seed: Annotated[str | None, typer.Option("--seed", help=say("cli-play-seed"))] = None,
    option: Options = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-play-resume"))] = False,
    file: Annotated[Path | None, typer.Option("--file", help=say("cli-play-file"), dir_okay=False)] = None,
    ask_always: Annotated[bool, typer.Option("--ask-always", help=say("cli-play-ask-always"))] = False,
) -> int:
    """A game at the terminal."""
    from kickdoor.options import parse_all
    from kickdoor.play.start import Wishes, bots_of, people_of
    from kickdoor.play.start import play as play_table

    people = people_of(players)
    wishes = Wishes(listed(sets), people, bots_of(bots, players), seed, parse_all(option or ()), not ask_always)
    return play_table(wishes, resume=resume, file=file)


@app.command(help=say("cli-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=say("cli-serve-port"), min=0, max=65535)] = 8700,
    database: Annotated[str, typer.Option("--database", help=say("cli-serve-database"), metavar="FILE|URL")] = "",
    open_it: Annotated[bool, typer.Option("--open/--no-open", help=say("cli-serve-open"))] = True,
    public: Annotated[str, typer.Option("--public", help=say("cli-serve-public"), metavar="URL")] = "",
    trusted: Annotated[str, typer.Option("--trusted-header", help=say("cli-serve-trusted"), metavar="NAME")] = "",
    days: Annotated[float, typer.Option("--days", help=say("cli-serve-days"), min=1)] = 90,
    think: Annotated[float, typer.Option("--think", help=say("cli-serve-think"), min=0, max=10)] = 0.5,
    sets: Annotated[str, typer.Option("--sets", help=say("cli-serve-sets"), metavar="FOLDER,...")] = "",
) -> int:
    """The online table."""
    from kickdoor.table.serving import Wishes
    from kickdoor.table.serving import serve as serve_tables

    return serve_tables(Wishes(host, port, database, open_it, public, trusted, days, think, listed(sets)), typer.echo)


@app.command(help=say("cli-bot"))
def bot(
    link: Annotated[str, typer.Option("--join", help=say("cli-bot-join"), metavar="LINK")],
    kind: Annotated[str, typer.Option("--bot", help=say("cli-bot-bot"), metavar="BOT")] = "greedy",
    name: Annotated[str, typer.Option("--name", help=say("cli-bot-name"))] = "",
) -> int:
    """A bot that joins an online table."""
    from kickdoor.table.joining import join

    join(link, kind, name, typer.echo)
    return HOLDS


@app.command(help=say("cli-simulate"))
def simulate(
    sets: Sets = "base",
    players: Annotated[int, typer.Option("--players", help=say("cli-simulate-players"))] = 4,
    bots: Annotated[str, typer.Option("--bots", help=say("cli-simulate-bots"), metavar="BOT,...")] = "greedy",
    games: Annotated[int, typer.Option("--games", help=say("cli-simulate-games"), min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", help=say("cli-simulate-seed"))] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help=say("cli-simulate-jobs"), min=1)] = 1,
    option: Options = None,
    as_json: Json = False,
) -> int:
    """Many games between bots."""
    from kickdoor import simulate as simulation
    from kickdoor.options import parse_all
    from kickdoor.play.reports import progress_bar, simulation_report

    options = parse_all(option or ())
    with progress_bar(games) as progress:
        result = simulation.run(listed(sets), players, listed(bots), games, seed, jobs, options, progress)
    if as_json:
        return document(result.as_json())
    return lines(simulation_report(result))


@app.command(help=say("cli-balance"))
def balance(
    sets: Annotated[list[str] | None, typer.Option("--sets", help=say("cli-balance-sets"), metavar="SET,...")] = None,
    players: Annotated[int, typer.Option("--players", help=say("cli-simulate-players"))] = 4,
    games: Annotated[int, typer.Option("--games", help=say("cli-balance-games"), min=0)] = 2000,
    seed: Annotated[int, typer.Option("--seed", help=say("cli-simulate-seed"))] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help=say("cli-simulate-jobs"), min=1)] = 1,
    keep: Annotated[Path | None, typer.Option("--keep", help=say("cli-balance-keep"), dir_okay=False)] = None,
    page: Annotated[Path | None, typer.Option("--page", help=say("cli-balance-page"), dir_okay=False)] = None,
    as_json: Json = False,
) -> int:
    """Many games of each set, each pair and all together."""
    from kickdoor.files import write_whole
    from kickdoor.lab import balance as weighing
    from kickdoor.lab import balance_page as told
    from kickdoor.play.reports import progress_bar

    mixes = [listed(each) for each in sets or ()] or weighing.mixes()
    with progress_bar(games * len(mixes)) as progress:
        found = weighing.run(mixes, players, games, seed, jobs, keep, progress)
    if page is not None:
        write_whole(page, told.page(found, weighing.command(found, keep, page)).encode())
    document(told.as_json(found)) if as_json else lines(told.report(found))
    return FAILS if weighing.faults(found) else HOLDS


@app.command(help=say("cli-record"))
def record(
    out: Annotated[Path, typer.Option("--out", help=say("cli-record-out"), dir_okay=False)],
    sets: Sets = "base",
    players: Annotated[int, typer.Option("--players", help=say("cli-simulate-players"))] = 4,
    bots: Annotated[str, typer.Option("--bots", help=say("cli-simulate-bots"), metavar="BOT,...")] = "greedy",
    seed: Annotated[str | None, typer.Option("--seed", help=say("cli-play-seed"))] = None,
    option: Options = None,
    as_json: Json = False,
) -> int:
    """One game between bots, written down."""
    from kickdoor.options import parse_all
    from kickdoor.play.recorded import record_game
    from kickdoor.play.reports import record_report

    found = record_game(out, listed(sets), players, listed(bots), seed, parse_all(option or ()))
    return document(found) if as_json else lines(record_report(found))


@app.command(help=say("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-record-file"), metavar="FILE")],
    to: Annotated[int | None, typer.Option("--to", help=say("cli-replay-to"), min=0)] = None,
    as_json: Json = False,
) -> int:
    """What happened in a recorded game, and the table after so many moves."""
    from kickdoor.play.recorded import replay_game, table_facts
    from kickdoor.play.reports import replay_report

    played = replay_game(file, to)
    return document(table_facts(played)) if as_json else lines(replay_report(played))


@app.command(help=say("cli-why"))
def why(
    file: Annotated[Path, typer.Argument(help=say("cli-record-file"), metavar="FILE")],
    number: Annotated[int, typer.Argument(help=say("cli-why-number"), min=1)],
    bot: Annotated[str, typer.Option("--bot", help=say("cli-why-bot"))] = "normal",
    as_json: Json = False,
) -> int:
    """The reason of a bot for a move of a record."""
    from kickdoor.play.explained import explanation, told

    found = explanation(file, number, bot)
    return document(found._asdict()) if as_json else lines(told(found))


@app.command(help=say("cli-verify"))
def verify(file: Annotated[Path, typer.Argument(help=say("cli-record-file"), metavar="FILE")], as_json: Json = False) -> int:
    """Whether a record holds."""
    from kickdoor.play.recorded import verify_record

    facts, told = verify_record(file)
    if as_json:
        document(facts)
    else:
        lines([told])
    return HOLDS if facts["holds"] else FAILS


# --- looking up ------------------------------------------------------------------------------------------------------


@app.command(help=say("cli-cards"))
def cards(
    what: Annotated[str, typer.Argument(help=say("cli-cards-what"), metavar="[SET|CARD|new|lint]")] = "base",
    folder: Annotated[Path | None, typer.Argument(help=say("cli-cards-folder"), metavar="[FOLDER]")] = None,
    as_json: Json = False,
) -> int:
    """The cards of a set, or one card; a set of one's own begun or looked through."""
    from kickdoor.play import own_set, reports

    if what in own_set.COMMANDS or folder is not None:
        return own_set.command(what, folder, as_json)
    found = reports.look_up(what)
    if isinstance(found, list):
        return document(reports.cards_json(found)) if as_json else lines(reports.cards_report(found))
    return document(reports.card_json(found)) if as_json else lines(reports.card_report(found))


@app.command(help=say("cli-rules"))
def rules(
    what: Annotated[str, typer.Argument(help=say("cli-rules-what"), metavar="[ID|WORD]")] = "",
    as_json: Json = False,
) -> int:
    """The rulebook."""
    from kickdoor.play import reports

    found = reports.rules_found(what)
    return document(reports.rules_json(found)) if as_json else lines(reports.rules_report(found, whole=bool(what)))


@app.command(help=say("cli-check"))
def check(
    paths: Annotated[list[Path], typer.Argument(help=say("cli-check-paths"), metavar="PATH...")],
    as_json: Json = False,
) -> int:
    """Scenario files."""
    from kickdoor.play import reports

    if not as_json:
        return reports.check_report(reports.checked(paths), typer.echo, complain)
    facts, status = reports.checks_json(reports.checked(paths))
    document(facts)
    return status


@app.command(name="sets", help=say("cli-sets-command"))
def sets_(
    names: Annotated[list[str] | None, typer.Argument(help=say("cli-sets-names"), metavar="[SET]...")] = None,
    as_json: Json = False,
) -> int:
    """The sets there are, or what some of them come to together."""
    from kickdoor.play import mixing

    chosen = [name for each in names or () for name in listed(each)]
    if as_json:
        return document(mixing.mix_json(chosen) if chosen else mixing.listed_json())
    return lines(mixing.mix_report(chosen) if chosen else mixing.listed_report())


@app.command(name="options", help=say("cli-options"))
def options_(as_json: Json = False) -> int:
    """The house options."""
    from kickdoor.play import reports

    return document(reports.options_json()) if as_json else lines(reports.options_report())


# --- the online table's store ----------------------------------------------------------------------------------------


@app.command(help=say("cli-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=say("cli-backup-file"), metavar="FILE", dir_okay=False)],
    database: Database = "",
) -> int:
    """A copy of the store, also while its server runs."""
    from kickdoor.table.store import backing, place_of

    place = place_of(database)
    backing.back_up(place, file)
    return lines([say("store-backed-up", store=place.name, file=str(file))])


@app.command(help=say("cli-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=say("cli-restore-file"), metavar="FILE", dir_okay=False)],
    database: Database = "",
) -> int:
    """A backup in the place of the store."""
    from kickdoor.table.store import backing, place_of

    place = place_of(database)
    aside = backing.put_back(place, file)
    told = [say("store-restored", store=place.name, file=str(file))]
    return lines(told if aside is None else [*told, say("store-set-aside", file=str(aside))])


# --- running ---------------------------------------------------------------------------------------------------------


def version_wanted(args: Sequence[str]) -> bool:
    """True for `kickdoor --version`."""
    return list(args) in (["--version"], ["-V"])


def run(args: Sequence[str]) -> int:
    """Run a command line; every error is a sentence or two. Returns the exit status."""
    if version_wanted(args):
        from kickdoor import __version__, compiled

        typer.echo(say("cli-version-compiled" if compiled.is_compiled() else "cli-version", version=__version__))
        return HOLDS
    with spoken(chosen()):  # a language that is chosen for one command line is chosen for no other
        return guarded(lambda: app(list(args), prog_name="kickdoor", standalone_mode=False))


def guarded(command: Callable[[], Any]) -> int:
    """Do it; whatever goes wrong becomes a sentence and an exit status."""
    try:
        status = command()
        sys.stdout.flush()
    except InputError as error:
        complain(say(error.message_id, **error.facts))
        return BAD
    except BrokenPipeError:
        return unread()
    except SystemExit as end:  # so Typer ends a command of which nobody reads more
        if isinstance(end.__context__, BrokenPipeError):
            return unread()
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        complain(say("cli-file", file=str(error.filename), reason=reason) if error.filename else say("cli-output", reason=reason))
        return BAD
    except (KeyboardInterrupt, typer.Abort):
        complain("")
        return INTERRUPTED
    except Exception as error:
        return last_resort(error)
    return status if isinstance(status, int) else HOLDS


def unread() -> int:
    """Nobody reads what is left to say: nothing is wrong."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno())  # type: ignore[union-attr]
    return HOLDS


def last_resort(error: Exception) -> int:
    """Bad usage, or something that should not happen: no traceback either way."""
    if hasattr(error, "format_message"):
        sentence = str(error.format_message()).strip()
        complain(say("cli-usage", what=sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."))
        return BAD
    if os.environ.get(DEBUG):
        raise error
    problems = getattr(error, "problems", None)
    if problems:
        return card_problems(problems)
    complain(say("cli-inside", kind=type(error).__name__, what=str(error)))
    return BAD


def main() -> None:
    """The `kickdoor` command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed: nothing comes from there, and nobody reads
            setattr(sys, name, io.TextIOWrapper(io.FileIO(os.devnull, mode), encoding="utf-8"))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console without a letter shows a question mark, and types one
    sys.exit(run(sys.argv[1:]))

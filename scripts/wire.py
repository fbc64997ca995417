"""Writes the protocol's JSON Schema and the client's TypeScript types, both made from the structs of kickdoor.table.protocol."""

import json
import sys
import typing
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "protocol.ts"
HEAD = "// Made by scripts/protocol from kickdoor/table/protocol. Change it there.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def definitions() -> Schema:
    """Every struct that travels, by name, as JSON Schema."""
    import msgspec

    from kickdoor.table import protocol

    public = (getattr(protocol, name) for name in protocol.__all__)
    structs = [each for each in public if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    _, parts = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return _short_names(parts)


def _short_names(parts: Schema) -> Schema:
    """Two structs of one name are told apart by their module: the one that isn't the protocol's takes the module's name too."""
    short = {}
    for name in parts:
        *module, last = name.split(".")
        inside = not module or ".protocol." in name
        short[name] = last if inside else module[-1].capitalize() + last
    text = json.dumps(parts)
    for name in sorted(short, key=len, reverse=True):
        if "." in name:
            text = text.replace(f'#/$defs/{name}"', f'#/$defs/{short[name]}"')
    renamed: Schema = json.loads(text)
    return {short[name]: _tidy(part) for name, part in sorted(renamed.items(), key=lambda pair: short[pair[0]])}


def _tidy(part: Schema) -> Schema:
    part = dict(part)
    if "description" in part:
        part["description"] = " ".join(part["description"].split())
    return part


def _unions() -> dict[str, tuple[str, ...]]:
    from kickdoor.table import protocol

    return {name: tuple(each.__name__ for each in typing.get_args(getattr(protocol, name))) for name in ("FromTable", "FromPage")}


def schema() -> str:
    """The JSON Schema of all messages and pages."""
    unions = {name: {"anyOf": [{"$ref": f"#/$defs/{each}"} for each in members]} for name, members in _unions().items()}
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**definitions(), **unions}}
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def types() -> str:
    """The TypeScript types. What a page sends may leave out what has a default; what it gets is always whole."""
    from kickdoor.table import protocol

    sent = {*_unions()["FromPage"], "OpenTable", "SitDown"}
    blocks = [_interface(name, part, loose=name in sent) for name, part in definitions().items()]
    blocks += [f"export type {name} = {' | '.join(members)};\n" for name, members in _unions().items()]
    numbers = ("VERSION", "BEAT_SECONDS", "SILENCE_SECONDS")
    blocks += [f"export const {name} = {getattr(protocol, name)};\n" for name in numbers]
    return HEAD + "\n" + "\n".join(blocks)


def _interface(name: str, part: Schema, loose: bool) -> str:
    comment = f"/** {part['description']} */\n" if part.get("description") else ""
    needed = part.get("required", ())
    lines = "".join(
        f"  {field}{'?' if loose and field not in needed else ''}: {_typed(kind)};\n"
        for field, kind in part["properties"].items()
    )
    return f"{comment}export interface {name} {{\n{lines}}}\n"


def _typed(kind: Schema) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "enum" in kind:
        return " | ".join(json.dumps(each) for each in kind["enum"])
    if "anyOf" in kind:
        return " | ".join(map(_typed, kind["anyOf"]))
    match kind.get("type"):
        case "array":
            return _list(kind)
        case "object":
            return f"Record<string, {_typed(kind.get('additionalProperties') or {})}>"
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


def _list(kind: Schema) -> str:
    if "prefixItems" in kind:
        return f"[{', '.join(map(_typed, kind['prefixItems']))}]"
    inner = _typed(kind.get("items") or {})
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def main() -> int:
    """Write both files, or with `--check` only compare."""
    sys.path.insert(0, str(ROOT))
    wanted = {SCHEMA: schema(), TYPES: types()}
    if "--check" in sys.argv[1:]:
        return 0 if all(path.exists() and path.read_text("utf-8") == text for path, text in wanted.items()) else 1
    for path, text in wanted.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

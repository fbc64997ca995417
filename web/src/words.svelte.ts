import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../kickdoor/locale/en/browser.ftl?raw";
import { keep, kept } from "./kept";

/** The browser's own words: the file browser.ftl of each language of the game's catalogue. English is at hand, others come when asked for. */
const others = import.meta.glob<string>(["../../kickdoor/locale/*/browser.ftl", "!../../kickdoor/locale/en/*"], {
  query: "?raw",
  import: "default",
});

function bundle(code: string, source: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const fallback = bundle("en", english);
type Spoken = { code: string; bundle: FluentBundle };
let wanted = "";
let current = $state.raw<Spoken>({ code: "en", bundle: fallback });

export function language(): string {
  return current.code;
}

/** The sentence of this id, in the chosen language, else in English; the id itself if nobody wrote it. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const each of [current.bundle, fallback]) {
    const pattern = each.getMessage(id)?.value;
    if (pattern) return each.formatPattern(pattern, args, []);
  }
  return id;
}

/** From now on the page speaks this language. Unknown ones change nothing, and so does one that doesn't come. */
export async function speak(code: string): Promise<void> {
  const load = others[`../../kickdoor/locale/${code}/browser.ftl`];
  if (code !== "en" && !load) return;
  wanted = code;
  const source = await load?.().catch(() => null);
  if (wanted !== code || source === null) return; // another was chosen meanwhile, or the line is cut
  current = { code, bundle: source === undefined ? fallback : bundle(code, source) };
  keep("language", code);
  document.documentElement.lang = code;
}

export function languages(): string[] {
  return ["en", ...Object.keys(others).map((path) => path.split("/").at(-2) ?? "")].sort();
}

/** The language chosen before, else the first of the browser's that there is, else English. */
export async function begin(): Promise<void> {
  const wanted = [kept("language"), ...navigator.languages].map((code) => code?.split("-")[0] ?? "");
  await speak(wanted.find((code) => languages().includes(code)) ?? "en");
}

/** Where the page is. A path names a place: /, /t/TABLE, /t/TABLE/screen, /s/CODE, /story/STORY, /gallery. */
export type Route =
  | { place: "start" }
  | { place: "table"; table: string; screen: boolean }
  | { place: "code"; code: string }
  | { place: "story"; story: string }
  | { place: "gallery" }
  | { place: "nowhere" };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (first === undefined) return { place: "start" };
  if (first === "t" && second && parts.length === 2) return { place: "table", table: second, screen: false };
  if (first === "t" && second && third === "screen" && parts.length === 3)
    return { place: "table", table: second, screen: true };
  if (first === "s" && parts.length <= 2) return { place: "code", code: second ?? "" };
  if (first === "story" && second && parts.length === 2) return { place: "story", story: second };
  if (first === "gallery" && parts.length === 1) return { place: "gallery" };
  return { place: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export const here = $state<{ route: Route }>({ route: parse(location.pathname) });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here.route = parse(location.pathname);
}

addEventListener("popstate", () => {
  here.route = parse(location.pathname);
});

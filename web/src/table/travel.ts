/**
 * Cards travel: what lies elsewhere after the table has changed is seen going there, and a door's card is seen behind a door that
 * swings open. What moves is a picture only. The page is already as it will be, so nobody waits for it and every click counts.
 */
import { lasting } from "../look/motion";

interface Lying {
  node: HTMLElement;
  /** What is drawn of it: the card or the back, a seat's whole panel. */
  drawn: HTMLElement;
  box: DOMRect;
}

/** By the words of `data-lies`: `card 7`, `pile door`, `seat 2`. */
export type Places = ReadonlyMap<string, Lying>;

const SETTLE = "cubic-bezier(0.2, 0.9, 0.25, 1)";

/** Where everything is seen just now; nowhere at all where less motion is wanted. */
export function places(): Places {
  const found = new Map<string, Lying>();
  if (!lasting("--m-travel")) return found;
  for (const node of document.querySelectorAll<HTMLElement>("[data-lies]")) {
    const what = node.dataset.lies ?? "";
    if (found.has(what) || !node.checkVisibility()) continue;
    const drawn = what.startsWith("seat ") ? node : (node.querySelector<HTMLElement>(".card, .back") ?? node);
    found.set(what, { node, drawn, box: drawn.getBoundingClientRect() });
  }
  return found;
}

/** Whatever came from elsewhere goes there on this layer; `data-from` says where a thing comes from that wasn't seen before. */
export function travel(before: Places, layer: HTMLElement): void {
  if (!before.size) return;
  for (const [what, now] of places()) {
    if (!what.startsWith("card ")) continue;
    const old = before.get(what);
    const from = before.get(now.node.dataset.from ?? "");
    if (old) {
      if (old.node !== now.node) go(old, now, layer);
    } else if (from && now.node.dataset.opens !== undefined) swing(from.drawn, now, layer);
    else if (from) go(from, now, layer);
  }
}

function go(from: Lying, to: Lying, layer: HTMLElement): void {
  const [old, now] = [from.box, to.box];
  const start = `translate(${old.x - now.x}px, ${old.y - now.y}px) scale(${old.width / now.width}, ${old.height / now.height})`;
  const seen = to.drawn.matches(".card") || !from.drawn.matches(".card, .back") ? to.drawn : from.drawn;
  const timing = { id: "travel", duration: lasting("--m-travel"), easing: SETTLE };
  to.node.animate({ opacity: [0, 0] }, timing.duration);
  show(ghost(seen, now, layer).animate({ transform: [start, "none"] }, timing));
}

function swing(door: HTMLElement, to: Lying, layer: HTMLElement): void {
  const timing = { id: "door", duration: lasting("--m-door"), easing: "ease-in" };
  const leaf = ghost(door, to.box, layer);
  show(leaf.animate({ transform: ["perspective(900px)", "perspective(900px) rotateY(-96deg)"] }, timing));
}

/** A picture of a thing that fills this box. */
function ghost(node: HTMLElement, box: DOMRect, layer: HTMLElement): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name];
  const place = { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` };
  Object.assign(ghost.style, { position: "fixed", margin: "0", transformOrigin: "0 0", ...place });
  layer.append(ghost);
  return ghost;
}

function show(animation: Animation): void {
  const ghost = (animation.effect as KeyframeEffect).target;
  animation.onfinish = animation.oncancel = () => ghost?.remove();
}

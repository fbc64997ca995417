/** Dragging a card with mouse, pen or finger. A finger that moves along the hand scrolls it; one that moves up takes the card. */
export interface Dragging {
  can: boolean;
  begin(): void;
  drop(over: Element | null): void;
  end(): void;
}

const FAR_ENOUGH = 9;

export function draggable(node: HTMLElement, told: Dragging) {
  let dragging = told;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;

  function down(event: PointerEvent) {
    if (!dragging.can || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving && Math.hypot(x, y) < FAR_ENOUGH) return;
    if (!moving) take();
    node.style.translate = `${x}px ${y}px`;
  }
  function take() {
    moving = true;
    if (from) node.setPointerCapture(from.id);
    node.style.pointerEvents = "none";
    node.style.zIndex = "9";
    node.style.position = "relative";
    dragging.begin();
  }
  function up(event: PointerEvent) {
    if (moving) {
      dragging.drop(document.elementFromPoint(event.clientX, event.clientY));
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => {
        node.removeEventListener("click", swallow, { capture: true });
      }, 50);
    }
    letGo();
  }
  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }
  function letGo() {
    if (moving) dragging.end();
    from = null;
    moving = false;
    for (const name of ["translate", "pointer-events", "z-index", "position"]) node.style.removeProperty(name);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", letGo);
  node.addEventListener("dragstart", swallow);
  return {
    update(now: Dragging) {
      dragging = now;
    },
    destroy() {
      if (moving) dragging.end(); // the card has gone from under the finger
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", letGo);
      node.removeEventListener("dragstart", swallow);
    },
  };
}

// Chalk: a path passes a turbulence once, at build time, and loses some of its grain.

function chance(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The points of a path of rough.js: moves and cubic curves. */
function points(d, step) {
  const numbers = [...d.matchAll(/([MLC])([^MLC]*)/g)].map(([, kind, rest]) => [
    kind,
    rest
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  ]);
  const strokes = [];
  let at = [0, 0];
  for (const [kind, n] of numbers) {
    if (kind === "M") strokes.push([(at = [n[0], n[1]])]);
    else {
      const end = kind === "L" ? [n[0], n[1]] : [n[4], n[5]];
      const [c1, c2] =
        kind === "L"
          ? [at, end]
          : [
              [n[0], n[1]],
              [n[2], n[3]],
            ];
      const count = Math.max(2, Math.round(Math.hypot(end[0] - at[0], end[1] - at[1]) / step));
      for (let i = 1; i <= count; i++) strokes.at(-1).push(cubic(at, c1, c2, end, i / count));
      at = end;
    }
  }
  return strokes;
}

function cubic(a, b, c, d, t) {
  const u = 1 - t;
  return [0, 1].map((k) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k]);
}

/** Two strokes for one: a shaken whole, and a broken one over it. */
export function grain(d, seed, { step = 7, shake = 0.9 } = {}) {
  const random = chance(seed);
  const shaken = points(d, step).map((stroke) =>
    stroke.map(([x, y]) => [x + (random() - 0.5) * shake, y + (random() - 0.5) * shake]),
  );
  const line = shaken
    .map((stroke) => "M" + stroke.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L"))
    .join("");
  const dashes = Array.from({ length: 12 }, (_, at) =>
    (at % 2 ? 0.4 + random() * 2 : 4 + random() * 16).toFixed(1),
  ).join(" ");
  return [
    { d: line, thin: 0.62 },
    { d: line, thin: 1.12, dashes },
  ];
}

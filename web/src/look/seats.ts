/** Each seat has a colour and a shape; the number of a seat counts from 0, its colour from 1. */
export const SHAPES = ["circle", "triangle", "square", "diamond", "star", "hexagon"] as const;
export type Shape = (typeof SHAPES)[number];

/** In a box of 20 by 20. */
const PATHS: Record<Shape, string> = {
  circle: "M10 1.6a8.4 8.4 0 1 0 0 16.8a8.4 8.4 0 1 0 0-16.8z",
  triangle: "M10 1.8 19 18.2 1 18.2z",
  square: "M2.2 2.2H17.8V17.8H2.2z",
  diamond: "M10 .8 19.2 10 10 19.2.8 10z",
  star: "M10 .9l2.7 6 6.5.7-4.9 4.4 1.4 6.4L10 15.1l-5.7 3.3 1.4-6.4L.8 7.6l6.5-.7z",
  hexagon: "M5.3 1.9h9.4L19.4 10l-4.7 8.1H5.3L.6 10z",
};

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? "circle";
}

export function pathOf(seat: number): string {
  return PATHS[shapeOf(seat)];
}

export function colourOf(seat: number): string {
  return `var(--seat-${(seat % SHAPES.length) + 1})`;
}

export function washOf(seat: number): string {
  return `var(--seat-${(seat % SHAPES.length) + 1}-wash)`;
}

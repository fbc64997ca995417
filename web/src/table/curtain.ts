/** One device for several seats: whose hand comes next, and who could step into a window. */
import type { SeatPicture } from "../protocol";

/** The seat of this device that is asked alone; the one that is open as long as nobody else is; -1 with a single seat. */
export function nextHand(pictures: readonly SeatPicture[], open: number): number {
  if (pictures.length < 2) return -1;
  const asked = pictures.filter((each) => each.asked.yours && !each.asked.window).map((each) => each.seat ?? -1);
  if (!asked.length || asked.includes(open)) return open >= 0 ? open : (pictures[0]?.seat ?? -1);
  return asked[0] ?? -1;
}

/** The seats of this device that may still act or pass in an open window. */
export function stepsIn(pictures: readonly SeatPicture[]): number[] {
  if (pictures.length < 2) return [];
  return pictures
    .filter((each) => each.asked.window && each.asked.yours && !passed(each))
    .map((each) => each.seat ?? -1);
}

function passed(picture: SeatPicture): boolean {
  return picture.view.question?.passed.includes(picture.seat ?? -1) ?? false;
}

/** What the window is about in words for everybody at the device: of a picture in which nobody is "you". */
export function byName(pictures: readonly SeatPicture[]): string {
  const about = ({ question, fight }: SeatPicture["view"]) =>
    question?.kind === "window" ? question.them : fight?.fighter;
  return (pictures.find(({ seat, view }) => seat !== about(view)) ?? pictures[0])?.asked.title ?? "";
}

/** Calls a person back: a sound made here, a buzz, the tab's title. */
import type { SeatPicture } from "../protocol";
import { say } from "../words.svelte";
import { passOf } from "./offers";
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody touched it. */
export function readySound(): void {
  if (!audio && "AudioContext" in window) audio = new AudioContext();
  if (audio && audio.state !== "running") void audio.resume(); // suspended, or on an iPhone interrupted by a call
}

/** What calls: one's own turn, a question on another's, a window to step into, or nothing. */
export type Calling = "turn" | "asked" | "window" | "none";
type Called = Exclude<Calling, "none">;

const TUNES: Record<Called, readonly number[]> = { turn: [523, 784], asked: [784, 659], window: [659] };
const BUZZES: Record<Called, number[]> = { turn: [60, 40, 60], asked: [60, 40, 60], window: [60] };

export function callingOf(picture: SeatPicture | null): Calling {
  if (!picture?.asked.yours) return "none";
  const own = picture.view.turn === picture.seat;
  if (picture.asked.window || (!own && passOf(picture))) return "window";
  return own ? "turn" : "asked";
}

export function call(calling: Called): void {
  sound(TUNES[calling]);
  buzz(BUZZES[calling]);
}

function sound(tune: readonly number[]): void {
  if (!audio || audio.state !== "running" || settings.volume <= 0) return;
  let at = audio.currentTime;
  for (const pitch of tune) {
    const [tone, loud] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(settings.volume * 0.3, at + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.24);
    at += 0.14;
  }
}

function buzz(pattern: number[]): void {
  if (settings.buzz && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}

/** The tab's title: what is asked of this person, else whose turn it is, and where. */
export function titleFor(calling: Calling, turn: string, table: string): string {
  if (!settings.title) return table || say("browser-title");
  return say("browser-tab", { calling, turn: turn || "none", table: table || say("browser-title") });
}

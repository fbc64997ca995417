/** Calls a person back: a sound made here, a buzz, the tab's title. */
import { say } from "../words.svelte";
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody touched it. */
export function readySound(): void {
  if (!audio && "AudioContext" in window) audio = new AudioContext();
  if (audio?.state === "suspended") void audio.resume();
}

const TUNES = { turn: [523, 784], window: [659], card: [392] } as const;

export function sound(tune: keyof typeof TUNES): void {
  if (!audio || audio.state !== "running" || settings.volume <= 0) return;
  let at = audio.currentTime;
  for (const pitch of TUNES[tune]) {
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

export function buzz(): void {
  if (settings.buzz && "vibrate" in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate([60, 40, 60]);
}

export type Calling = "turn" | "window" | "none";

export function titleFor(calling: Calling, table: string): string {
  return say("browser-tab", { calling, table: table || say("browser-title") });
}

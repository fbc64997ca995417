/** What a person set for this device: how loud, what calls, which key passes, whether single keys do anything. */
import { keep, kept } from "../kept";

type PassKey = "space" | "p" | "off";

class Settings {
  volume = $state(number(kept("volume"), 0.5));
  buzz = $state(kept("buzz") !== "no");
  title = $state(kept("title") !== "no");
  passKey = $state<PassKey>(passKey(kept("pass-key")));
  keys = $state(kept("keys") !== "no");

  set(name: "volume", value: number): void;
  set(name: "buzz" | "title" | "keys", value: boolean): void;
  set(name: "passKey", value: PassKey): void;
  set(name: "volume" | "buzz" | "title" | "keys" | "passKey", value: number | boolean | string): void {
    if (name === "volume") this.volume = Number(value);
    else if (name === "passKey") this.passKey = passKey(String(value));
    else this[name] = Boolean(value);
    keep(name === "passKey" ? "pass-key" : name, typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  }
}

function number(text: string | null, otherwise: number): number {
  const value = text === null ? NaN : Number(text);
  return value >= 0 && value <= 1 ? value : otherwise;
}

function passKey(text: string | null): PassKey {
  return text === "p" || text === "off" ? text : "space";
}

export const settings = new Settings();

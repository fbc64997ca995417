/** What a person set for this device: how loud, what calls, which key passes, whether single keys do anything. */
import { keep, kept } from "../kept";

type PassKey = "space" | "p" | "off";

class Settings {
  volume = $state(number(kept("volume"), 0.5));
  buzz = $state(kept("buzz") !== "no");
  title = $state(kept("title") !== "no");
  passKey = $state<PassKey>(passKey(kept("pass-key")));
  keys = $state(kept("keys") !== "no");
  /** Whether each new thing explains itself once, and which have. */
  firsts = $state(kept("firsts") !== "no");
  explained = $state<readonly string[]>((kept("explained") ?? "").split(" ").filter(Boolean));

  set(name: "volume", value: number): void;
  set(name: "buzz" | "title" | "keys" | "firsts", value: boolean): void;
  set(name: "passKey", value: PassKey): void;
  set(name: "volume" | "buzz" | "title" | "keys" | "firsts" | "passKey", value: number | boolean | string): void {
    if (name === "volume") this.volume = Number(value);
    else if (name === "passKey") this.passKey = passKey(String(value));
    else this[name] = Boolean(value);
    keep(name === "passKey" ? "pass-key" : name, typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  }

  /** This thing has been explained on this device. */
  explain(name: string): void {
    this.explained = [...this.explained, name];
    keep("explained", this.explained.join(" "));
  }

  /** All as on the first day. */
  explainAnew(): void {
    this.explained = [];
    keep("explained", "");
    this.set("firsts", true);
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

import { keep, kept } from "../kept";

/** The name and the figure that this device used last; a name is asked for only when somebody sits down with others. */
export function me(): { name: string; sex: "male" | "female" } {
  return { name: kept("name") ?? "", sex: kept("sex") === "female" ? "female" : "male" };
}

export function remember(name: string, sex: "male" | "female"): void {
  if (name) keep("name", name);
  keep("sex", sex);
}

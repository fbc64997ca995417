import { describe, expect, it } from "vitest";
import { parse } from "../src/route.svelte";

describe("a path names a place", () => {
  it.each([
    ["/", { place: "start" }],
    ["/t/abc", { place: "table", table: "abc", screen: false }],
    ["/t/abc/", { place: "table", table: "abc", screen: false }],
    ["/t/abc/screen", { place: "table", table: "abc", screen: true }],
    ["/s/one-two-three-four", { place: "code", code: "one-two-three-four" }],
    ["/t", { place: "nowhere" }],
    ["/t/abc/else", { place: "nowhere" }],
    ["/t/%E0%A4%A", { place: "nowhere" }],
  ])("%s", (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});

import { describe, expect, it } from "vitest";
import type { Line } from "../../wire";
import { film, piecesIn } from "./film";
import { signOf } from "./signs";

const line = (id: string, about: Line["about"] = {}): Line => ({ id, about, own: false });
const TURN = [
  line("turn-begins"),
  line("echo-card", { card: { piece: "e05" } }),
  line("hooked", { criminal: { piece: "jumper" } }),
  line("echo-moves-by", { face: 5, steps: -2 }),
  line("criminal-moved", { criminal: { piece: "jumper" }, zone: { piece: "skyport" } }),
  line("echo-affects", { face: 6 }),
  line("echo-moves-by", { face: 1, steps: 1 }),
  line("sentinel-shifts", { zone: { piece: "parish" } }),
  line("echo-advances", { face: 2, steps: 1, progress: 4 }),
  line("gained-intel", { count: 2 }),
];

describe("Echo's last turn", () => {
  it("is told in the four steps of her chart", () => {
    const steps = film([...TURN, line("turn-begins"), line("hooked")]);
    expect(steps.map((lines) => lines.map((each) => each.id))).toEqual([
      ["echo-card", "hooked"],
      ["echo-moves-by", "criminal-moved"],
      ["echo-affects", "echo-moves-by", "sentinel-shifts"],
      ["echo-advances", "gained-intel"],
    ]);
  });

  it("is none before she has played", () => {
    expect(film([line("turn-begins")])).toEqual([]);
  });

  it("names the pieces of a step once", () => {
    expect(piecesIn(TURN.slice(1, 5))).toEqual(["e05", "jumper", "skyport"]);
  });

  it("is drawn in signs", () => {
    expect(signOf(TURN[3]!)).toEqual({ before: "", glyphs: [], text: "↺ 2" });
    expect(signOf(TURN[4]!)).toEqual({ before: "", glyphs: ["jumper", "skyport"], text: "" });
    expect(signOf(TURN[7]!)).toEqual({ before: "", glyphs: ["sentinel", "parish"], text: "" });
    expect(signOf(TURN[8]!)).toEqual({ before: "2", glyphs: [], text: "+1" });
    expect(signOf(line("unhooked-all"))).toBeNull();
  });
});

import { expect, it } from "vitest";
import { BOARDS, FOCUS, STORIES, wanted } from "./tabs";

it("opens the tab where the options lie", () => {
  expect(wanted(["level-1-deck", "side-deck"], "", BOARDS)).toBe(STORIES);
  expect(wanted(["row-1", "boost-slot", "locker-0"], "", STORIES)).toBe(BOARDS);
  expect(wanted(["sector-2"], "jumper", FOCUS)).toBe(BOARDS);
});

it("shows who acts", () => {
  expect(wanted(["skyport", "zone-power"], "jumper", STORIES)).toBe(FOCUS);
});

it("begins with what Echo has done, unless something is asked elsewhere", () => {
  expect(wanted(["jumper"], "", BOARDS, "echo")).toBe("echo");
  expect(wanted(["sector-1"], "", BOARDS, "echo")).toBe(BOARDS);
});

it("leaves a tab alone where nothing asks for another", () => {
  expect(wanted(["jumper"], "", STORIES)).toBe(STORIES);
});

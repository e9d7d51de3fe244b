import { describe, expect, it } from "vitest";
import men from "../../../../src/shadow_cabinet/games/deep_state/men_of_action.toml?raw";
import objectives from "../../../../src/shadow_cabinet/games/deep_state/objectives.toml?raw";
import operations from "../../../../src/shadow_cabinet/games/deep_state/operations.toml?raw";
import projects from "../../../../src/shadow_cabinet/games/deep_state/projects.toml?raw";
import { GLYPHS } from "./glyphs";

// The names that the card tables of the game use: a table with a new type of card asks for a new picture.
const names = (table: string, key: string) =>
  [...table.matchAll(new RegExp(`\\b${key} = "([a-z-]+)"`, "g"))].map((found) => found[1]!);

describe("the set of pictures", () => {
  it.each([
    ["Objective card", objectives, "type"],
    ["Covert Operation", operations, "name"],
    ["Project", projects, "project"],
    ["Man of Action", men, "name"],
  ])("has one for every %s", (_, table, key) => {
    const wanted = names(table, key);
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((name) => !(name in GLYPHS))).toEqual([]);
  });

  it("is well drawn", () => {
    for (const drawing of Object.values(GLYPHS)) for (const [, path] of drawing) expect(path).toMatch(/^M[\d\sMmLlHhVvCcSsQqAaZz.,-]+$/);
  });
});

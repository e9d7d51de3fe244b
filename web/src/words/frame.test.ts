import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { botName, range, ui } from "./frame";
import english from "./en.ftl?raw";

const SOURCES = join(import.meta.dirname, "..");

/** The ids that components ask for as they stand there. */
function asked(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const frame = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|boards/.test(file));
  const text = frame.map((file) => readFileSync(join(SOURCES, file), "utf8")).join("\n");
  return [...text.matchAll(/\bui\("([\w-]+)"/g)].map((found) => found[1] ?? "");
}

describe("the words of the frame", () => {
  it("have every message that is asked for", () => {
    const known = new Set([...english.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]));
    expect(asked().filter((id) => !known.has(id))).toEqual([]);
  });

  it("count", () => {
    expect(ui("options", { count: 1 })).toBe("1 option");
    expect(ui("options", { count: 7 })).toBe("7 options");
  });

  it("name bots and numbers of players", () => {
    expect(botName("search:1s")).toBe("thinks for 1 second");
    expect(botName("unheard:of")).toBe("unheard:of");
    expect([range([2]), range([1, 2, 3, 4, 5]), range([2, 4])]).toEqual(["2", "1–5", "2, 4"]);
  });
});

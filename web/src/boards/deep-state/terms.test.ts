import { describe, expect, it } from "vitest";
import type { PieceFacts, Said } from "../../wire";
import { rewardOf, waysOf } from "./terms";

const atLeast = (number: number, what: string): Said => ({
  say: "condition-at-least",
  about: { number, what: { say: `counted-${what}`, about: { number } } },
});
const all = (...terms: Said[]): Said => ({ say: "condition-all", about: { terms } });
const treaty = (conditions: Said, reward: Said): PieceFacts => ({
  id: "a-treaty", kind: "treaty", back: "treaty", name: { say: "piece-a-treaty" }, facts: {},
  text: { say: "text-treaty", about: { conditions, reward } },
});
const INFLUENCE: Said = { say: "reward-influence", about: { influence: 3 } };

describe("waysOf", () => {
  it("has a way for each side of an or", () => {
    const either: Said = { say: "condition-either", about: { one: all(atLeast(2, "science")), other: all(atLeast(1, "patents")) } };
    expect(waysOf(treaty(either, INFLUENCE))).toEqual([[{ number: 2, what: "science" }], [{ number: 1, what: "patents" }]]);
  });

  it("tells what must be absent by the number 0", () => {
    const without: Said = { say: "condition-without", about: { what: { say: "counted-governments", about: { number: 1 } } } };
    expect(waysOf(treaty(all(atLeast(3, "finance"), without), INFLUENCE))[0]![1]).toEqual({ number: 0, what: "governments" });
  });

  it("keeps Stages and majorities as they are said", () => {
    const stage: Said = { say: "condition-stage", about: { stage: 2, project: { say: "name-project-comintern" } } };
    expect(waysOf(treaty(all(stage), INFLUENCE))[0]![0]).toMatchObject({ number: 2, what: "condition-stage", said: stage });
  });
});

describe("rewardOf", () => {
  it("is an emblem, a group or Influence", () => {
    const emblem: Said = { say: "reward-emblem", about: { emblem: { say: "name-spies" } } };
    const group: Said = { say: "reward-secondary", about: { group: { say: "name-finance" } } };
    expect(rewardOf(treaty(all(), INFLUENCE))).toEqual({ emblem: "", group: "", influence: 3 });
    expect(rewardOf(treaty(all(), emblem)).emblem).toBe("spies");
    expect(rewardOf(treaty(all(), group)).group).toBe("finance");
  });
});

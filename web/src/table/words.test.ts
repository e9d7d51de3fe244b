import { describe, expect, it } from "vitest";
import type { PieceFacts, Player } from "../wire";
import { Words } from "./words";

const FTL = `
list-comma = { $before }, { $next }
list-and = { $before } and { $last }
seat-red = Red
name-france = France
card = { $country }: { $number }
note-played = { $cards-count ->
    [one] { $seat } plays { $cards }.
   *[other] { $seat } plays { $cards-count } cards: { $cards }.
}
`;

const piece = (id: string, name: PieceFacts["name"]): [string, PieceFacts] => [
  id, { id, kind: "card", back: "card", name, text: null, facts: {} },
];

const words = new Words([FTL], new Map([
  piece("france", { say: "name-france" }),
  piece("card-2", { say: "card", about: { country: { piece: "france" }, number: 2 } }),
]));
words.players = [{ seat_name: "seat-red" } as Player];

const line = (cards: { piece: string }[]) => ({ id: "played", about: { seat: { seat: 0 }, cards }, own: false });

describe("words", () => {
  it("put pieces, seats and numbers into a message", () => {
    expect(words.note(line([{ piece: "card-2" }]))).toBe("Red plays France: 2.");
  });

  it("join several from the left, the last one differently", () => {
    const three = [{ piece: "card-2" }, { piece: "france" }, { piece: "france" }];
    expect(words.note(line(three))).toBe("Red plays 3 cards: France: 2, France and France.");
  });

  it("show the id of a message that there is not", () => {
    expect(words.say("nothing")).toBe("nothing");
  });

  it("show what stands in a card table as it is", () => {
    expect(words.say("card", { country: { text: "seat-red" }, number: 1 })).toBe("seat-red: 1");
  });

  it("come in parts that name what they speak of", () => {
    const parts = words.parts("note-played", line([{ piece: "card-2" }, { piece: "france" }]).about);
    expect(parts).toEqual([
      { text: "Red", seat: 0 },
      { text: " plays 2 cards: " },
      { text: "France: 2", piece: "card-2" },
      { text: " and " },
      { text: "France", piece: "france" },
      { text: "." },
    ]);
    expect(parts.map((part) => part.text).join("")).toBe(words.note(line([{ piece: "card-2" }, { piece: "france" }])));
  });
});

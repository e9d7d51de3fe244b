import { expect, it } from "vitest";
import type { Said } from "../../wire";
import { draftOf, termsOf } from "./offer";

it("reads an offer as it was made aloud", () => {
  const said: Said[] = [{ say: "terms-gives-money", about: { amount: 3 } }, { say: "terms-gives", about: { card: { piece: "bribery" } } }, { say: "terms-wants", about: { card: { piece: "cia" } } }];
  expect(termsOf(said, 0, 2)).toEqual({ from: 0, to: 2, gives: ["bribery"], wants: ["cia"], givesMoney: 3, wantsMoney: 0 });
});

it("puts an offer together from picks, of which money takes several", () => {
  const own = (id: string): boolean => id === "bribery";
  const found = draftOf(["network", "want-money", "exact-sum", "mb-17", "bribery", "cia"], 0, 1, own);
  expect(found).toMatchObject({ gives: ["bribery"], wants: ["cia"], wantsMoney: 17, givesMoney: 0 });
  expect(draftOf(["network"], 0, 1, own)).toMatchObject({ gives: [], wants: [] });
});

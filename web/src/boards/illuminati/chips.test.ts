import { expect, it } from "vitest";
import { chips } from "./chips";

const kindOf = (id: string): string => (id.startsWith("mb-") ? "sum" : id === "weird" ? "alignment" : "button");

it("shows sums and alignments, and leaves buttons to the strip", () => {
  expect(chips(["mb-1", "exact-sum", "weird"], kindOf)).toEqual([{ id: "mb-1", kind: "sum" }, { id: "weird", kind: "alignment" }]);
});

it("leaves two hundred sums to the field", () => {
  expect(chips(Array.from({ length: 200 }, (_, at) => `mb-${at}`), kindOf)).toEqual([]);
});

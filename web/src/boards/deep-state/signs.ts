// The small signs of the game, on a field of 24 × 24. The triad red, yellow, blue is a star, a cross and an eye
// wherever it comes up; a group of cards is told by the cut of its corners besides.

export const GROUPS = ["mass-control", "finance", "science", "key-connections", "supreme-power", "inner-circle"];
export const EMBLEMS = ["communists", "peacekeepers", "spies"];
export const PROJECTS = ["deep-state", "comintern", "unified-nations", "spyware"];

export type Tint = "red" | "yellow" | "blue" | "plain";
export type Form = "star" | "cross" | "eye" | "keyhole" | "crown" | "links" | "ring" | "seal";

export const FORMS: Record<Form, string> = {
  star: "M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z",
  cross: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  eye: "M1 12C4.5 6.3 8 4.2 12 4.2S19.5 6.3 23 12c-3.5 5.7-7 7.8-11 7.8S4.5 17.7 1 12z",
  keyhole: "M12 2a6.2 6.2 0 0 1 3.2 11.5L18 22H6l2.8-8.5A6.2 6.2 0 0 1 12 2z",
  crown: "M2.5 19.5V6.5l5 5L12 3.5l4.5 8 5-5v13z",
  links: "M8 6.5a5.5 5.5 0 0 1 4 1.7 5.5 5.5 0 1 1 0 7.6 5.5 5.5 0 1 1-4-9.3z",
  ring: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z",
  seal: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z",
};

/** What stands in a form, to be seen in the colour of the ground. */
export const INSIDE: Partial<Record<Form, string>> = {
  eye: "M12 7.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6z",
  links: "M8 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM16 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z",
  ring: "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
};

const TRIAD: [Form, Tint, string[]][] = [
  ["star", "red", ["communists", "mass-control", "governments", "comintern", "labor-unions", "red"]],
  ["cross", "yellow", ["peacekeepers", "finance", "stock-exchanges", "unified-nations", "consulates", "yellow"]],
  ["eye", "blue", ["spies", "science", "universities", "spyware", "spy-agencies", "blue"]],
  ["keyhole", "plain", ["special-interest", "deep-state"]],
  ["links", "plain", ["key-connections"]],
  ["crown", "plain", ["supreme-power"]],
  ["ring", "plain", ["inner-circle"]],
  ["seal", "plain", ["none"]],
];

const SIGNS = new Map(TRIAD.flatMap(([form, tint, names]) => names.map((name) => [name, { form, tint }] as const)));

/** The sign of an emblem, a group, a Project or the colour of a Treaty. */
export function signOf(name: string): { form: Form; tint: Tint } | undefined {
  return SIGNS.get(name);
}

/** The emblem that a Project asks for; DEEP STATE asks for Special Interest. */
export function emblemOf(project: string): string {
  return { comintern: "communists", "unified-nations": "peacekeepers", spyware: "spies" }[project] ?? "special-interest";
}

export const ROMAN = ["", "I", "II", "III", "IV", "V"];

/** The outlines of seats, on a field of 16 × 16. */
export const SHAPES: Record<string, string> = {
  circle: "M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8z",
  square: "M2.5 2.5h11v11h-11z",
  triangle: "M8 1.5l7 12.5H1z",
  diamond: "M8 1l6.5 7L8 15 1.5 8z",
  hexagon: "M4.5 2h7L15 8l-3.5 6h-7L1 8z",
  star: "M8 1l2.1 4.6 5 .6-3.7 3.4 1 5L8 12.1l-4.4 2.5 1-5L.9 6.2l5-.6z",
  cross: "M5.5 1.5h5v4h4v5h-4v4h-5v-4h-4v-5h4z",
  moon: "M11.5 1.5a7 7 0 1 0 0 13A8 8 0 0 1 11.5 1.5z",
};

// One set of signs, 24 by 24, as if cut for a rubber stamp: `fill` are surfaces, `line` are strokes.

export interface Icon {
  fill?: string;
  line?: string;
}

export const ICONS: Record<string, Icon> = {
  // the fifteen Special Actions
  blockade: {
    fill: "M2 7h20v6H2z",
    line: "M5 13v8M19 13v8M3 21h4M17 21h4M5 4v3M19 4v3",
  },
  "coordinated-assault": {
    fill: "M12 1l5 6h-3v9h-4V7H7zM4 8l4 5H6v6H2v-6H0zM20 8l4 5h-2v6h-4v-6h-2z",
    line: "M2 22.5h20",
  },
  "coordinated-attack": {
    fill: "M7 2l5 6H9v10H5V8H2zM17 5l5 6h-3v7h-4v-7h-3z",
    line: "M3 22h18",
  },
  deport: {
    fill: "M2 9h14v12H2z",
    line: "M6 9V6.5q0-1.5 1.5-1.5h3q1.5 0 1.5 1.5V9M18.5 15h4M20 12l3 3-3 3",
  },
  detain: {
    line: "M6.5 9.5a4.5 4.5 0 1 0 .1 0zM17.5 9.5a4.5 4.5 0 1 0 .1 0zM10 12q2-3 4 0M6.5 9.5V6M17.5 9.5V6M4.5 5.5h4M15.5 5.5h4",
  },
  "gadget-research": {
    fill: "M7.3 14.5h9.4l3 5.2Q20.5 22 18.5 22h-13q-2 0-1.2-2.3z",
    line: "M8.5 2.5h7M10 2.5v7L4.6 19Q3.5 22 6 22h12q2.5 0 1.4-3L14 9.5v-7",
  },
  "gadget-buster": {
    fill: "M13 1L5.5 13h5L8 23l10.5-13.5h-6L16.5 1z",
    line: "M2 6l3 1.5M1.5 16l3.5-1M22 8l-3 1M21.5 18L18 16.5",
  },
  "military-transport": {
    fill: "M1 6h13v10H1zM15 9h4.5L23 13v3h-8z",
    line: "M5.5 16.5a2.3 2.3 0 1 0 .1 0zM18.5 16.5a2.3 2.3 0 1 0 .1 0z",
  },
  "paid-informant": {
    fill: "M12 8.8a3.2 3.2 0 1 0 .1 0z",
    line: "M1 12Q12 1 23 12 12 23 1 12zM4 4.5l1.5 2M12 2v2M20 4.5L18.5 6.5",
  },
  "pilfer-accounts": {
    fill: "M9 7h6q6.5 6 6 11-.5 4-4.5 4h-9Q3.5 22 3 18 2.5 13 9 7z",
    line: "M8.5 2l1.5 4h4l1.5-4q-3.5 2-7 0z",
  },
  "rebel-forces": {
    fill: "M5 6.5Q5 5 6.5 5T8 6.5V4.5Q8 3 9.7 3t1.6 1.5V4q0-1.5 1.7-1.5T14.7 4v1q0-1.3 1.6-1.3T18 5v7q0 3-2 4.5V22H7.5v-5Q5 15 5 11.5z",
    line: "M8 7v3M11.3 7v3M14.7 7v3",
  },
  revolution: {
    fill: "M12 6.5l1.5 3.6 3.9.3-3 2.5.95 3.8L12 14.6l-3.350 2.1.95-3.8-3-2.5 3.9-.3z",
    line: "M3.5 16A9.5 9.5 0 0 1 18 4.6M20.5 8A9.5 9.5 0 0 1 6 19.4M18.5 1.5v3.6h-3.6M5.5 22.5v-3.6h3.6",
  },
  "safe-house": {
    fill: "M12 2L1.5 11H4.5v11h15V11h3zM12 11a2 2 0 0 1 1 3.8V18h-2v-3.2A2 2 0 0 1 12 11z",
  },
  "supply-drop": {
    fill: "M2 10Q3 1 12 1t10 9q-2.5-2-5 0-2.5-2-5 0-2.5-2-5 0-2.5-2-5 0zM8 17h8v6H8z",
    line: "M2.5 10L8.5 17M7 10l3 7M17 10l-3 7M21.5 10l-6 7",
  },
  "strategic-resupply": {
    fill: "M7 8h10v8H7z",
    line: "M4 14a8.5 8.5 0 0 0 14.5 4M20 10A8.5 8.5 0 0 0 5.5 6M5 2v4.3h4.3M19 22v-4.3h-4.3M12 8v3",
  },
  // the two gadgets
  "improved-resources": {
    fill: "M1.5 8h8l2 2.5H20V20H1.5z",
    line: "M4.5 5h6l1.5 2h10.5v9M18 1.5v4M16 3.5h4",
  },
  "advanced-transport": {
    fill: "M23 9.5q-1.5-2-4-1l-4.5 2L6 5.5 3.8 6.5l5.7 6-4.2 1.8L2.5 13l-1.3.6 2.5 3.9 17-7.3q1.5-.3 2.3-.7zM11 15.5l-1 6 2-1 4.5-7.3z",
  },
  // a mercenary's knife
  mercenary: {
    fill: "M14.5 1Q18 4 17 8l-6.5 8-3-2.5z",
    line: "M5.5 12.5l6.5 5.5M8 16.5L4 22",
  },
  // what stands on the board
  home: { fill: "M12 2L1.5 11.5H4.5V22h5.5v-6h4v6h5.5V11.5h3z" },
  eye: { fill: "M12 9a3 3 0 1 0 .1 0z", line: "M1 12Q12 2 23 12 12 22 1 12z" },
  cards: { line: "M3 6l9-3 5 14-9 3zM14 4.5h7V20h-6" },
};

/** Six towers, for the emblems of the countries: 24 wide, 24 high, on the ground. */
export const TOWERS: Record<string, string> = {
  france: "M11.5 0h1v3l.8 6 1.2 5h1v1.5h-.7Q16 20 19.5 24h-4Q14.5 20.5 12 20.5T8.5 24h-4Q8 20 9.2 15.5h-.7V14h1l1.2-5 .8-6z",
  "great-britain": "M12 0l.7 3L16 7v2h-.7v12H17v3H7v-3h1.7V9H8V7l3.3-4zM12 9.8a2.2 2.2 0 1 0 .1 0zM11 16v5h2v-5z",
  "united-states": "M12 0l2 3 1.3 17H18v2h2v2H4v-2h2v-2h2.7L10 3z",
  poland: "M11.6 0h.8v5h1.1v2.5H15V12h2v4h3.5v8h-17v-8H7v-4h2V7.5h1.5V5h1.1z",
  hungary: "M11.7 0h.6v3Q16 4.5 16.5 10H18v-3l1-2 1 2v5h2.5v12h-21V12H4V7l1-2 1 2v3h1.5Q8 4.5 11.7 3zM11 18v6h2v-6z",
  "soviet-union":
    "M12 0l.7 1.5 1.6.2-1.2 1.1.3 1.7-1.4-.8-1.4.8.3-1.7-1.2-1.1 1.6-.2zM11.4 4.5h1.2L14.5 9H16v5h1.5v2H19v8h-5v-3a2 2 0 0 0-4 0v3H5v-8h1.5v-2H8V9h1.5z",
};

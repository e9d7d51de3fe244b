// Every picture of the game, drawn here on a field of 24 × 24: what is filled, and after a bar what is drawn as a line.

const CIRCLE = "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z";
const WAVE = "q2.6-3.5 5.25 0t5.25 0 5.25 0 5.25 0";

export const GLYPHS: Record<string, string> = {
  // Criminals
  disruptor: "|M1.5 12.5h4l2-7 3.5 13.5 3-10 2 5 1.5-1.5h5",
  dronejack:
    "M8.5 8.5h7v7h-7zM5 1.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM19 1.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM5 15.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM19 15.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z|M6 6l3 3M18 6l-3 3M6 18l3-3M18 18l-3-3",
  fixer: "M3.5 3.5 8 1.5l3 6-2.5 2.3c1 2.5 3 4.6 5.7 5.7l2.3-2.5 6 3-2 4.5c-.6 1.5-2.2 2.3-3.8 2C9.5 21.2 3.5 15.5 2 8c-.4-1.9 0-3.8 1.5-4.5z",
  ghost:
    "M12 1.5c-5 0-8.5 4-8.5 9.5V22.5l3.2-2 2.6 2 2.7-2 2.7 2 2.6-2 3.2 2V11c0-5.5-3.5-9.5-8.5-9.5zM7 11a1.8 2.3 0 1 0 3.6 0A1.8 2.3 0 1 0 7 11zM13.4 11a1.8 2.3 0 1 0 3.6 0 1.8 2.3 0 1 0-3.6 0z",
  jumper: "M1 20.5h6V23H1zM17 20.5h6V23h-6z|M4 17.5C5 6 15 2.5 19.5 13M21.5 7l-1.7 6.5L13.5 11.5",
  mechanic: "M22 6.5a6.3 6.3 0 0 1-8.3 6.3L6.2 20.5a2.7 2.7 0 0 1-3.8-3.8l7.7-7.5A6.3 6.3 0 0 1 18 1.3L14 5.2 14.8 9l4 .9L22.3 6z",
  persuader: "M1.5 3h21v14h-9.5L7 22.5V17H1.5zM6 7.3v1.9h12V7.3zM6 11.3v1.9h8v-1.9z",
  scourge:
    "M12 1.5c-5.5 0-9.5 3.6-9.5 8.8 0 3 1.5 5.4 3.5 6.7v5h12v-5c2-1.3 3.5-3.7 3.5-6.7C21.5 5.1 17.5 1.5 12 1.5zM6.3 11a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0zM13.1 11a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0zM12 14l-1.5 3h3z",
  smuggler: "M1.5 4.5h21v4.8h-21zM3 10.5h18v11H3zM9 13v2.2h6V13z",
  sprinter: "|M2 4.5l6.5 7.5L2 19.5M9 4.5l6.5 7.5L9 19.5M16 4.5l6.5 7.5-6.5 7.5",
  // Items
  coupe: "M1 15.5V12l4.5-1.5 3-4h7l4 4 3.5 1.3v3.7h-2.2a2.6 2.6 0 0 0-5.2 0H8.2a2.6 2.6 0 0 0-5.2 0zM3.8 15.8a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0zM16.4 15.8a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z",
  scrambler: "|M5.5 12a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM18.5 12a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM5.5 16.2 9.5 9.5h6.5l2.5 6.7M12.5 16.2l-3-6.7M16 9.5 14.5 5h-3.5",
  blaster: "M1.5 5.5h19L22.5 7v4h-9.5l-1 3H9.2L8 20.5H2.8L4.5 11h-3z",
  birdseye: "M12 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z|M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 1v6M12 17v6M1 12h6M17 12h6",
  cash: "M1 5.5h22v13H1zM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM3.5 8v2h2V8zM18.5 14v2h2v-2z",
  gems: "|M6.5 3.5h11l4.5 6L12 21.5 2 9.5zM2 9.5h20M8.5 9.5 12 21l3.5-11.5-3.5-6z",
  cipher: "M6 6h12v12H6zM9.8 9.8v4.4h4.4V9.8z|M9 2v4M15 2v4M9 18v4M15 18v4M2 9h4M2 15h4M18 9h4M18 15h4",
  mask: "M1.5 6.5c4-2 7.5.2 10.5.2s6.5-2.2 10.5-.2c0 6.5-2 11-6.3 11-2.5 0-3-2.7-4.2-2.7s-1.7 2.7-4.2 2.7c-4.3 0-6.3-4.5-6.3-11zM5.2 10.5c1 2.2 4.2 2.2 5 .6-1-1.8-4-2-5-.6zM18.8 10.5c-1 2.2-4.2 2.2-5 .6 1-1.8 4-2 5-.6z",
  // Zones
  blocks: "M1.5 22V9h6v13zM8.5 22V3h7v19zM16.5 22V11h6v11zM3.5 12v2h2v-2zM3.5 16v2h2v-2zM11 6v2h2V6zM11 10v2h2v-2zM11 14v2h2v-2zM18.5 14v2h2v-2z",
  downtown: "M12 .5l1.2 6.5h2.8V22H8V7h2.8zM1.5 22V13h5.5v9zM17 22V10.5h5.5V22z",
  "ion-heights": "M14 .5 3.5 14H10L8 23.5 20.5 9H13z",
  parish: "M11 .5h2V3h2.5v2H13v3l5.5 4.5V22H14v-5a2 2 0 0 0-4 0v5H5.5v-9.5L11 8V5H8.5V3H11z",
  riverside: `|M1.5 6.5${WAVE}M1.5 12.5${WAVE}M1.5 18.5${WAVE}`,
  skyport: "M12 .8c1.3 0 2 1.6 2 3.7v4.3l8.5 5.4v2.6L14 14.2v4.6l2.8 2v2L12 21.5l-4.8 1.3v-2l2.8-2v-4.6l-8.5 2.6v-2.6L10 8.8V4.5C10 2.4 10.7.8 12 .8z",
  towers: "M3.5 22.5V5.5L7 1l3.5 4.5V12h3V8.5L17 4l3.5 4.5v14h-7V14.5h-3v8z",
  zinbazaar: "M3.5 2.5h17L23 9a2.8 2.8 0 0 1-5.5 1 2.8 2.8 0 0 1-5.5 0 2.8 2.8 0 0 1-5.5 0A2.8 2.8 0 0 1 1 9zM3.5 13.5h17v9h-17zM7 16v6.5h4.5V16z",
  // Evidence
  ringleader: "M2.5 19.5V6l5 5L12 3l4.5 8 5-5v13.5z",
  weaponry: "M8.5 9.5c0-4 1.5-7 3.5-8.5 2 1.5 3.5 4.5 3.5 8.5v8h-7zM7.5 19h9v3.5h-9z",
  timing: `|${CIRCLE}M12 6v6.3l4.5 2.7`,
  location: "M12 1a7.8 7.8 0 0 1 7.8 7.8c0 5.2-7.8 14.2-7.8 14.2S4.2 14 4.2 8.8A7.8 7.8 0 0 1 12 1zM12 5.7a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2z",
  tactics: "|M2.5 3l6 6M8.5 3l-6 6M18 14.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM5 21.5c0-7 3.5-6 5-10s3.5-6 10-6M16.5 2 20.5 5.5 16.5 9",
  financing: `|${CIRCLE}M15.5 8.7c-1-1.7-7-2.2-7 1 0 3.3 7 1.3 7 4.7 0 3.2-6.5 2.7-7.5.6M12 4.8v14.4`,
  // tokens and signs
  heat: "M12 .8c1 4.2 7 6.7 7 13.7a7 7 0 0 1-14 0c0-3 1.6-4.8 2.6-7 .8 1.7 1.5 2.3 2.5 2.8C9.8 7 10.3 3.5 12 .8z",
  sentinel: "M11 .5h2V4h5.5L22 7.5v9L18 22.5H6l-4-6v-9L5.5 4H11zM5.5 9.5v4.3h13V9.5z",
  blockade: "M1 6h22v8H1zM4 14.5h3V22H4zM17 14.5h3V22h-3zM5 6 1.5 13.5h4.2L9.2 6zM13.5 6 10 13.5h4.2L17.7 6z",
  dossier: "M1.5 4h8l2 3h11v13.5h-21zM5 11v1.8h14V11zM5 15v1.8h9V15z",
  intel: "M12 1 21.5 6.5v11L12 23 2.5 17.5v-11zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z",
  dilemma: "|M12 22.5V14L4 4.5M12 14l8-9.5M3.5 10V4H9M15 4h5.5v6",
  corruption: "M12 1c4.2 6 7.3 9.2 7.3 13.7a7.3 7.3 0 0 1-14.6 0C4.7 10.2 7.8 7 12 1z",
  well: "M2 3.5h20V7H2zM4 8.5h16L18 22H6zM9 11.5l1 7h4l1-7z",
  tolerance: "M12 1 21.5 4.5v7.2c0 5.5-4.5 9.3-9.5 11.3-5-2-9.5-5.8-9.5-11.3V4.5z",
  poster: "M3.5 1.5h17v21h-17zM12 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM6 19.5h12c0-4-2-6-6-6s-6 2-6 6z",
  lock: "M5.5 10V7.5a6.5 6.5 0 0 1 13 0V10H20v12.5H4V10zM9 10h6V7.5a3 3 0 0 0-6 0z",
  gain: "M12 1.2 21.3 6.6v10.8L12 22.8l-9.3-5.4V6.6zM10.9 7v3.9H7v2.2h3.9V17h2.2v-3.9H17v-2.2h-3.9V7z",
  file: "M1.5 13h5.5l2 3.5h6l2-3.5h5.5v9.5h-21zM10.7 1h2.6v6.5H17l-5 6-5-6h3.7z",
  boost: "M12 1 21.5 11H16v4.5H8V11H2.5zM8 17.5h8V20H8zM8 21.5h8V23H8z",
  grip: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  eye: "M.5 12C4 6 7.8 4 12 4s8 2 11.5 8c-3.5 6-7.3 8-11.5 8S4 18 .5 12zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z",
  hook: "|M15 1.5v11a5.5 5.5 0 1 1-11 0v-3L1.2 13M4 9.5 7.2 13",
  card: "M4 1.5h16v21H4zM7 5v2h10V5zM7 9v2h10V9zM7 13v2h6v-2z",
  swap: "|M2.5 8h18l-4.5-5M21.5 16h-18L8 21",
  move: "|M2 12h19M14 5l7 7-7 7",
  challenge: "|M3 3l18 18M21 3 3 21M3 9V3h6M15 3h6v6",
  echo: "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z|M7.5 7a7 7 0 0 0 0 10M16.5 7a7 7 0 0 1 0 10M4 3.5a12 12 0 0 0 0 17M20 3.5a12 12 0 0 1 0 17",
};

const BOOSTS: Record<string, string> = {
  swap_items: "swap",
  swap_item_criminal: "swap",
  swap_criminals: "swap",
  swap_hooks: "swap",
  move_item: "move",
  move_criminal: "move",
  shift_sb: "sentinel",
  discard_dilemma: "dilemma",
  draw_discard_dilemmas: "dilemma",
  challenge: "challenge",
  lock_hook: "lock",
  ignore_blockades: "blockade",
  move_heat: "heat",
  hook: "hook",
  actions: "ion-heights",
  peek2: "eye",
  peek2_take1: "eye",
  take1: "gain",
  reveal1: "gain",
  draw_side: "card",
  grip: "grip",
  tolerance: "tolerance",
};

/** What is filled and what is drawn as a line; an unknown picture is an empty one. */
export function drawingOf(name: string): { fill: string; line: string } {
  const [fill = "", line = ""] = (GLYPHS[name] ?? "").split("|");
  return { fill, line };
}

export function boostGlyph(effect: string): string {
  return BOOSTS[effect] ?? "boost";
}

// What the board tells of a view: who is how near to what, seen from the player at the near side.

import { dashes } from "../../table/words";
import type { SeatMark, Table } from "../../table/table.svelte";
import type { About, Face } from "../../wire";
import type { Faction } from "./geometry";
import { aimOf, telegramOf, type Aim, type Telegram } from "./telegram";
import { lastMoves, toward, type Move } from "./told";

export const TO_WIN = 3;
export const GADGETS = ["improved_resources", "advanced_transport"] as const;
export const BUSTING = "gadget-to-bust";

type PerSeat<T> = [T, T];

/** The fields of the view that the board draws. */
export interface View {
  deck: Face[];
  discard: Face[];
  hands: PerSeat<Face[]>;
  improved_resources: PerSeat<string[]>;
  advanced_transport: PerSeat<string[]>;
  researching: string[];
  homes: PerSeat<string | null>;
  spies: PerSeat<string | null>;
  length: Record<string, number>;
  marker: Record<string, number>;
  turn: number;
  active: number;
  plays_left: number;
  blockades: PerSeat<Record<string, number>>;
  detains: PerSeat<number>;
  informants: PerSeat<number>;
  winner: number | null;
}

/** A lasting effect of a player; it ends with a turn of that player. */
export interface Effect {
  action: string;
  country: string;
  until: string;
}

export interface Gadget {
  id: string;
  card: string; // the Gadget Research that lies there; empty where the gadget is not owned
  /** Whether the gadget itself is this slot: there is one piece for the slots of both players. */
  here: boolean;
  label: string;
}

/** A player's chair. */
export interface Side {
  seat: number;
  name: string;
  mark: SeatMark;
  active: boolean;
  decides: boolean;
  home: string;
  homeSays: string;
  /** How many steps are left until the home has fallen; it cannot while its owner has secured it. */
  homeSteps: number;
  homeSafe: boolean;
  secured: number;
  hand: Face[];
  handSays: string;
  /** Whether the frame shows this hand. */
  own: boolean;
  gadgets: Gadget[];
  effects: Effect[];
}

export interface Spy {
  seat: number;
  mark: SeatMark;
  detained: boolean;
  label: string;
}

/** A country's track, counted from its centre toward the near player's star. */
export interface Row {
  country: string;
  name: string;
  faction: Faction;
  length: number;
  at: number;
  /** Where the marker stood before it was last moved, if that was by what was announced last. */
  was: number | null;
  /** Where it would come to by what is announced, or being put together. */
  goal: number | null;
  home: number | null;
  secured: number | null;
  spies: Spy[];
  blockades: { seat: number; until: string }[];
  label: string;
}

export interface Situation {
  view: View;
  near: Side;
  far: Side;
  sides: PerSeat<Side>;
  rows: Row[];
  telegram: Telegram | null;
  turnSays: string;
}

export function situationOf(table: Table): Situation {
  const { state } = table;
  const view = state.view as unknown as View;
  const sides: PerSeat<Side> = [sideOf(table, view, 0), sideOf(table, view, 1)];
  const near = sides[table.near === 1 ? 1 : 0];
  const far = sides[table.near === 1 ? 0 : 1];
  const moved = lastMoves(state.notes, view.length, state.notes_from === 0);
  const telegram = telegramOf(table);
  const aim = telegram ? aimOf(table, telegram) : null;
  const rows = Object.keys(view.length).map((country) => rowOf(table, view, sides, country, moved.get(country), aim));
  const turnSays = table.words.say("note-turn-begins", { seat: { seat: view.active }, turn: view.turn });
  return { view, near, far, sides, rows, telegram, turnSays };
}

export function securedBy(view: View, country: string): number | null {
  const at = view.marker[country] ?? 0;
  const length = view.length[country] ?? 0;
  return at === length ? 0 : at === -length ? 1 : null;
}

function sideOf(table: Table, view: View, seat: 0 | 1): Side {
  const { words, state } = table;
  const home = view.homes[seat] ?? "";
  const homeSteps = home ? (view.length[home] ?? 0) + toward(seat) * (view.marker[home] ?? 0) : 0;
  const homeSafe = home !== "" && securedBy(view, home) === seat;
  const cards = view.hands[seat];
  const busting = state.question?.prompt === BUSTING;
  const gadgets = GADGETS.map((place): Gadget => {
    const id = dashes(place);
    const card = view[place][seat][0] ?? "";
    const about = { seat: { seat }, gadget: { piece: id } };
    const label = words.say(card ? "board-gadget-owned" : "board-gadget-free", about);
    return { id, card, here: busting === (seat !== table.near), label };
  });
  return {
    seat,
    name: words.seat(seat),
    mark: table.mark(seat),
    active: view.active === seat,
    decides: state.waiting.some((expected) => expected.seat === seat),
    home,
    homeSteps,
    homeSafe,
    homeSays: !home ? "" : words.say(homeSafe ? "board-home-safe" : "board-home-steps", { steps: homeSteps }),
    secured: Object.keys(view.length).filter((country) => securedBy(view, country) === seat).length,
    hand: cards,
    handSays: words.say("board-cards", { count: cards.length }),
    own: state.seat === seat,
    gadgets,
    effects: effectsOf(table, view, seat),
  };
}

function effectsOf(table: Table, view: View, seat: 0 | 1): Effect[] {
  const found = Object.entries(view.blockades[seat]).map(([country, ends]): Effect => {
    return { action: "blockade", country, until: untilOf(table, view, seat, ends) };
  });
  const others: [string, number][] = [["detain", view.detains[seat]], ["paid-informant", view.informants[seat]]];
  for (const [action, ends] of others) {
    if (ends) found.push({ action, country: "", until: untilOf(table, view, seat, ends) });
  }
  return found;
}

function untilOf(table: Table, view: View, seat: number, ends: number): string {
  if (ends === 1 && view.active === seat) return table.words.text("board-until-this-turn");
  return table.words.say("board-until-next-turn", { seat: { seat } });
}

function rowOf(
  table: Table, view: View, sides: PerSeat<Side>, country: string, moved: Move | undefined, aim: Aim | null,
): Row {
  const { words } = table;
  const turned = toward(table.near);
  const length = view.length[country] ?? 0;
  const marker = view.marker[country] ?? 0;
  const home = sides.find((side) => side.home === country)?.seat ?? null;
  const secured = securedBy(view, country);
  const spies = sides
    .filter((side) => view.spies[side.seat as 0 | 1] === country)
    .map(({ seat, mark }): Spy => {
      const detained = view.detains[seat === 0 ? 1 : 0] > 0;
      const label = words.say(detained ? "board-spy-detained" : "board-spy", { seat: { seat } });
      return { seat, mark, detained, label };
    });
  const blockades = sides.flatMap(({ seat }) => {
    const ends = view.blockades[seat as 0 | 1][country];
    return ends ? [{ seat, until: untilOf(table, view, seat, ends) }] : [];
  });

  const says = (id: string, about: About): string => words.say(id, about);
  const nearer = marker === 0 ? null : marker > 0 ? 0 : 1;
  const steps = length - Math.abs(marker);
  const tells = [
    secured !== null
      ? says("board-marker-secured", { seat: { seat: secured } })
      : nearer === null
        ? says("board-marker-centre", { steps })
        : says("board-marker-toward", { seat: { seat: nearer }, steps }),
  ];
  if (home !== null) tells.push(says("board-home-of", { seat: { seat: home } }));
  tells.push(...spies.map((spy) => spy.label));
  for (const { seat, until } of blockades) tells.push(`${says("board-blockade-of", { seat: { seat } })} ${until}`);

  return {
    country,
    name: words.piece(country),
    faction: factionOf(table, country),
    length,
    at: turned * marker,
    was: moved === undefined || moved.to !== marker || moved.from === marker ? null : turned * moved.from,
    goal: aim?.countries.includes(country) ? turned * farthest(marker + aim.steps * toward(aim.seat), length) : null,
    home,
    secured,
    spies,
    blockades,
    label: `${words.piece(country)}: ${tells.join("; ")}`,
  };
}

export function factionOf(table: Table, id: string): Faction {
  const faction = table.fact(id, "faction");
  return faction === "blue" || faction === "red" ? faction : "";
}

/** Steps beyond a star are lost. */
function farthest(at: number, length: number): number {
  return Math.max(-length, Math.min(at, length));
}

// What the board reads out of the view and out of what the server counts out, with its types.

import type { Table } from "../../table/table.svelte";
import { faceId, type Table as AnyTable } from "../../table/table.svelte";
import type { Face } from "../../wire";

export interface Cost {
  least: number;
  can: boolean;
}

/** What the next Stage of a Project asks of the seat that looks. */
export interface NextStage extends Pick<Stage, "agents" | "emblems"> {
  stage: number;
  can: boolean;
}

export interface Stage {
  agents: number;
  emblems: number;
  benefit: number;
  influence: number;
}

export interface Counted {
  influence: number;
  emblems: Record<string, number>;
  interest: number;
  groups: Record<string, number>;
  ghosts: number;
  ghosts_at: Record<string, number>;
  reach: number;
  on_cards: number;
}

interface Mine {
  zone: Record<string, Cost & { standing: number }>;
  operation: Cost | null;
  projects: Record<string, NextStage | null>;
  treaties: Record<string, boolean>;
}

/** What things cost the seat that looks; an onlooker has no costs. */
export function mine(table: Table): Mine | undefined {
  return table.aid<Mine | undefined>("mine");
}

export function counted(table: Table, player: number): Counted {
  return table.aid<Counted[]>("players")[player]!;
}

export function players(table: AnyTable): number[] {
  return table.state.players.map((_, player) => player);
}

/** The player that is no seat, in the solo mode: the Head of CLASSIFIED. */
export function headOfClassified(table: Table): number {
  return table.state.players.findIndex((player) => player.kind === "rules");
}

/** The Treaties of a player that are not made, open or not. */
export function handOf(table: Table, player: number): Face[] {
  if (player === headOfClassified(table)) return table.seen<Face[]>("hoc_treaties");
  return table.seen<Face[][]>("treaties")[player] ?? [];
}

export function menOf(table: Table, player: number): Face[] {
  return table.seen<Face[][]>("men")[player] ?? [];
}

/** Whether this match is played with Men of Action. */
export function withMen(table: Table): boolean {
  const somewhere = [...table.seen<Face[]>("men_deck"), ...table.seen<Face[]>("men_discard")];
  return somewhere.length > 0 || players(table).some((player) => menOf(table, player).length > 0);
}

export function known(faces: Face[]): string[] {
  return faces.map(faceId).filter((id) => id !== "");
}

/** A text in typical length of the board: parts that follow each other with commas. */
export function listed(table: Table, parts: string[]): string {
  return parts.filter(Boolean).reduce((before, next) => table.words.text("list-comma", { before, next }));
}

/** What a card is called where there is little room: a Secondary Objective by its group. */
export function shortName(table: Table, id: string): string {
  const piece = table.piece(id);
  if (piece?.kind === "secondary") return table.words.text(`name-${piece.facts.group}`);
  if (piece?.kind === "hoc-action") return table.words.text(`action-${piece.facts.action}`);
  return table.name(id);
}

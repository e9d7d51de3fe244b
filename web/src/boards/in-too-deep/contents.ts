// What stands in a Zone, laid out in rows: as large as it can be, with names as long as there is room for them.

import type { Box } from "./geometry";

export interface Standing {
  id: string;
  kind: "pawn" | "sentinel" | "item";
  held?: string; // the Item in hand
  name: string;
}

export interface Size {
  pawn: number;
  item: number;
  named: boolean;
}

export interface Spot extends Standing {
  x: number;
  y: number;
  width: number;
}

export interface Layout {
  size: Size;
  spots: Spot[];
}

const GAP = 6;
const NAME = 15;
export const OVERLAP = 0.72; // of an Item in hand, that much stands out to the right of its pawn
export const BASE = 0.24; // of a pawn, that much of its base stands out below

const SIZES: Size[] = [
  { pawn: 72, item: 56, named: true },
  { pawn: 58, item: 45, named: true },
  { pawn: 44, item: 34, named: true },
  { pawn: 38, item: 30, named: true },
  { pawn: 34, item: 28, named: true },
  { pawn: 38, item: 30, named: false },
  { pawn: 32, item: 26, named: false },
  { pawn: 28, item: 23, named: false },
  { pawn: 24, item: 20, named: false },
  { pawn: 20, item: 17, named: false },
  { pawn: 16, item: 14, named: false },
];

/** Where a finger points everything is as large as a finger, if that is possible. */
const FINGER: Size = { pawn: 44, item: 44, named: false };

interface Room {
  letter: number; // the width of one
  finger: boolean;
  most: number; // how large a pawn may be
}

export function layout(standing: Standing[], box: Box, { letter, finger, most }: Room): Layout {
  const sizes = finger ? [FINGER, ...SIZES.filter((size) => !size.named)] : SIZES.filter((size) => size.pawn <= most);
  for (const size of sizes) {
    const rows = inRows(standing, size, box.width, letter);
    if (height(rows, size) <= box.height || size === sizes.at(-1)) return { size, spots: placed(rows, size, box, letter) };
  }
  return { size: FINGER, spots: [] };
}

function inRows(standing: Standing[], size: Size, width: number, letter: number): Standing[][] {
  const rows: Standing[][] = [];
  let left = 0;
  for (const each of standing) {
    const own = widthOf(each, size, letter);
    if (!rows.length || left < own) {
      rows.push([each]);
      left = width - own - GAP;
    } else {
      rows.at(-1)!.push(each);
      left -= own + GAP;
    }
  }
  return rows;
}

export function widthOf(each: Standing, size: Size, letter: number): number {
  const body = each.kind === "item" ? size.item : size.pawn + (each.held ? size.item * OVERLAP : 0);
  return size.named ? Math.max(body, lengthOf(each.name, letter)) : body;
}

/** About how wide a name is, given the width of a usual letter. */
export function lengthOf(name: string, letter: number): number {
  const wide = name.match(/[mwA-Z]/g)?.length ?? 0;
  const thin = name.match(/[ilrtfj ]/g)?.length ?? 0;
  return (name.length + wide * 0.3 - thin * 0.4) * letter;
}

function heightOf(row: Standing[], size: Size): number {
  const tall = row.some((each) => each.kind !== "item");
  return (tall ? size.pawn * (1 + BASE) : size.item) + (size.named ? NAME : 0);
}

function height(rows: Standing[][], size: Size): number {
  return rows.reduce((sum, row) => sum + heightOf(row, size), GAP * Math.max(0, rows.length - 1) * 0.6);
}

function placed(rows: Standing[][], size: Size, box: Box, letter: number): Spot[] {
  const spots: Spot[] = [];
  let y = box.y + Math.max(0, box.height - height(rows, size)) / 2;
  for (const row of rows) {
    const widths = row.map((each) => widthOf(each, size, letter));
    let x = box.x + (box.width - widths.reduce((sum, width) => sum + width, GAP * (row.length - 1))) / 2;
    const tall = heightOf(row, size);
    row.forEach((each, at) => {
      const own = each.kind === "item" ? size.item : size.pawn * (1 + BASE);
      spots.push({ ...each, x, y: y + tall - (size.named ? NAME : 0) - own, width: widths[at]! });
      x += widths[at]! + GAP;
    });
    y += tall + GAP * 0.6;
  }
  return spots;
}

// How power structures lie on the corkboard: cells of a grid, sockets where groups could be hung, and what fits a window.

export type Cell = readonly [number, number];

/** A structure as it is counted out: cells to the right of and below the Illuminati, and by how much cards are turned. */
export interface Structure {
  cells: Record<string, Cell>;
  turned: Record<string, number>;
  depth: Record<string, number>;
  open: Record<string, Cell>;
}

export interface Arrow {
  id: string;
  card: string;
  side: number; // of the card as it is printed: north, east, south, west
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const STEPS: readonly Cell[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const APART = 0.75; // cells between two structures
const HALF = 0.5;

/** Where an arrow points once its card is turned. */
export function directionOf(structure: Structure, arrow: Arrow): number {
  return (arrow.side + (structure.turned[arrow.card] ?? 0)) % 4;
}

export function cellOf(structure: Structure, arrow: Arrow): Cell {
  const [column, row] = structure.cells[arrow.card] ?? [0, 0];
  const [x, y] = STEPS[directionOf(structure, arrow)]!;
  return [column + x, row + y];
}

/** By how many quarter turns a group lies that hangs in a direction, so that its arrow meets its master's. */
export function turnIn(direction: number, incoming: number): number {
  return (direction + 2 - incoming + 4) % 4;
}

/** What a structure takes up, free sockets included: from the left and top cell on, in cells. */
export function boundsOf(structure: Structure, more: readonly Cell[] = []): Box {
  const cells = [...Object.values(structure.cells), ...Object.values(structure.open), ...more];
  const [columns, rows] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

/** What a structure takes up as it is drawn: cards and what is offered wholly, of other free sockets the half at their master. */
export function roomOf(structure: Structure, sockets: readonly { cell: Cell; direction: number; whole: boolean }[]): Box {
  const halves = sockets.map(({ cell: [x, y], direction, whole }): Cell => {
    const [across, down] = STEPS[direction]!;
    return whole ? [x, y] : [x - across * HALF, y - down * HALF];
  });
  return boundsOf({ ...structure, open: {} }, halves);
}

/** In which column the head of each structure lies, all side by side; those who are out have none. */
export function sideBySide(boxes: (Box | null)[], first: number): number[] {
  const heads = boxes.map(() => 0);
  let at = 0;
  for (let step = 0; step < boxes.length; step += 1) {
    const seat = (first + step) % boxes.length;
    const box = boxes[seat];
    if (!box) continue;
    heads[seat] = at - box.x;
    at += box.width + APART;
  }
  return heads;
}

/** What is looked at: a point (in cells, from a head), the width of a cell in pixels, and its height as a share of that. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
  ratio: number;
}

export interface Limits {
  least: number; // the width of a cell
  most: number;
  flattest: number; // its height as a share of its width
  tallest: number;
  top: number; // pixels above a structure for its name
}

/** The middle of a box, as large as the window allows: cells are wider or taller, as there is room. */
export function fitted(box: Box, width: number, height: number, { least, most, flattest, tallest, top }: Limits): Look {
  const [across, down] = [(width - 12) / box.width, (height - top - 8) / box.height];
  const zoom = Math.max(least, Math.min(most, across, down / flattest));
  const ratio = Math.max(flattest, Math.min(tallest, down / zoom));
  const x = box.x + box.width / 2 - 0.5;
  const y = box.y + box.height / 2 - 0.5 - top / 2 / (zoom * ratio);
  return { x, y, zoom, ratio };
}

/** Where a look may go: the window never leaves the board. */
export function kept(look: Look, box: Box): Look {
  const between = (low: number, high: number, value: number): number => Math.max(low, Math.min(high, value));
  return {
    ...look,
    x: between(box.x - 0.5, box.x + box.width - 0.5, look.x),
    y: between(box.y - 0.5, box.y + box.height - 0.5, look.y),
  };
}

/** Nearer or further away, with a point of the window (from its middle) held where it is. */
export function zoomed(look: Look, zoom: number, dx: number, dy: number): Look {
  const share = 1 / look.zoom - 1 / zoom;
  return { ...look, zoom, x: look.x + dx * share, y: look.y + (dy / look.ratio) * share };
}

/** How far a look has to go so that a cell is wholly in view. */
export function towards(look: Look, [column, row]: readonly [number, number], width: number, height: number): Look {
  const room = { x: width / look.zoom / 2 - 0.5, y: height / (look.zoom * look.ratio) / 2 - 0.5 };
  const step = (at: number, from: number, most: number): number =>
    most < 0 || Math.abs(at - from) > most ? at - Math.sign(at - from) * Math.max(0, most) : from;
  return { ...look, x: step(column, look.x, room.x), y: step(row, look.y, room.y) };
}

/** Cells in which several arrows meet are shared: the arrows that point at each cell, from left to right. */
export function sharing<T extends { cell: Cell; direction: number }>(sockets: T[]): Map<T, { at: number; of: number }> {
  const cells = new Map<string, T[]>();
  for (const socket of sockets) {
    const key = socket.cell.join();
    cells.set(key, [...(cells.get(key) ?? []), socket]);
  }
  const order = [1, 2, 0, 3]; // what comes from the left first, from the right last
  const found = new Map<T, { at: number; of: number }>();
  for (const each of cells.values()) {
    each.sort((one, other) => order.indexOf(one.direction) - order.indexOf(other.direction));
    each.forEach((socket, at) => found.set(socket, { at, of: each.length }));
  }
  return found;
}

/** Which cells a group would bring arrows to, if it hung in a cell: the directions of its own arrows. */
export function directionsOf(arrows: Iterable<Arrow>, group: string, direction: number, incoming: number): number[] {
  const turn = turnIn(direction, incoming);
  return [...arrows].filter((arrow) => arrow.card === group).map((arrow) => (arrow.side + turn) % 4);
}

/** A structure laid out from what hangs where; the same as in the rules (`layout.py`). */
export function laidOut(head: string, hangs: Map<string, string>, arrows: Iterable<Arrow>, incoming: (group: string) => number): Structure {
  const hung = new Map([...hangs].map(([group, arrow]) => [arrow, group]));
  const own = new Map<string, Arrow[]>();
  for (const arrow of arrows) own.set(arrow.card, [...(own.get(arrow.card) ?? []), arrow]);
  const found: Structure = { cells: { [head]: [0, 0] }, turned: { [head]: 0 }, depth: { [head]: 0 }, open: {} };
  const queue = [head];
  for (const master of queue) {
    for (const arrow of own.get(master) ?? []) {
      const group = hung.get(arrow.id);
      const cell = cellOf(found, arrow);
      if (group === undefined) {
        found.open[arrow.id] = cell;
        continue;
      }
      found.cells[group] = cell;
      found.turned[group] = turnIn(directionOf(found, arrow), incoming(group));
      found.depth[group] = (found.depth[master] ?? 0) + 1;
      queue.push(group);
    }
  }
  const taken = new Set(Object.values(found.cells).map((cell) => cell.join()));
  for (const [arrow, cell] of Object.entries(found.open)) if (taken.has(cell.join())) delete found.open[arrow];
  return found;
}

/** All groups below a card, link by link. */
export function below(card: string, hangs: Map<string, string>, arrows: Map<string, Arrow>): string[] {
  const found = [card];
  for (const master of found) {
    for (const [group, arrow] of hangs) if (arrows.get(arrow)?.card === master) found.push(group);
  }
  return found.slice(1);
}

/** What hangs where after the picks of a rebuilding so far: a group, then an arrow or the hand, and so on. */
export function rebuilt(
  trail: string[], hangs: Map<string, string>, arrows: Map<string, Arrow>, lay: (hangs: Map<string, string>) => Structure,
): Map<string, string> {
  const now = new Map(hangs);
  for (let at = 0; at + 1 < trail.length; at += 2) {
    const [group, to] = [trail[at]!, trail[at + 1]!];
    const under = now.has(group) ? below(group, now, arrows).map((each): [string, string] => [each, now.get(each)!]) : [];
    for (const each of [group, ...under.map(([each]) => each)]) now.delete(each);
    if (!arrows.has(to)) continue;
    now.set(group, to);
    for (const [each, arrow] of under) if (arrow in lay(now).open) now.set(each, arrow);
  }
  return now;
}

// Where things lie on the board: a picture of six tracks, sized to the room that the frame leaves.

export interface Layout {
  /** One narrow column with the players above the tracks, instead of a chair at either side. */
  compact: boolean;
  side: number; // width of a chair
  middle: number; // width of the tracks between the chairs
  row: number; // height of a country's row
  band: number; // height of the strip with the telegram
  plate: number; // width of the name plate before a track; above it where it is compact
  centre: number; // x of the centre space
  step: number; // from one space to the next
  line: number; // y of the spaces in their row
  radius: number; // of a space
  scale: number; // of what stands and is written beside the tracks
}

const NARROWEST_WITH_CHAIRS = 700;
const LOWEST_WITH_CHAIRS = 400;
const GAP = 10;
const MARGIN = 8; // around the chairs
const NAME = 23; // height of a name above its track

/** Make the most of a room: `longest` is the number of steps of the longest track, `below` what a compact board keeps
 *  free under the tracks. */
export function layoutOf(width: number, height: number, longest: number, below = 0): Layout {
  const spaces = 2 * longest + 1;
  if (width < NARROWEST_WITH_CHAIRS || height < LOWEST_WITH_CHAIRS) {
    const ends = 23;
    const step = (width - 2 * ends) / spaces;
    const row = between(44, (height - below - 112) / 6, 72);
    const radius = between(3.5, step * 0.34, 9);
    const centre = width / 2;
    const line = (row + NAME) / 2;
    return { compact: true, side: 0, middle: width, row, band: 46, plate: 0, centre, step, line, radius, scale: 1 };
  }
  const side = between(134, width * 0.165, 250);
  const middle = width - 2 * (side + GAP + MARGIN);
  const plate = between(116, middle * 0.19, 190);
  const ends = 30;
  const step = (middle - plate - 2 * ends) / spaces;
  const band = between(76, height * 0.16, 110);
  const row = between(44, (height - band - 2 * MARGIN - 52) / 6, 92);
  const centre = plate + ends + (spaces * step) / 2;
  const radius = between(4, step * 0.34, 13);
  const scale = between(1, Math.min(row / 58, plate / 118), 1.6);
  return { compact: false, side, middle, row, band, plate, centre, step, line: row * 0.54, radius, scale };
}

/** Where a space lies, counted from the centre toward the right. */
export function xOf(layout: Layout, space: number): number {
  return layout.centre + space * layout.step;
}

export function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

export type Faction = "blue" | "red" | "";

/** Hatching of a box: upright strokes for blue, slanted for red, level for mercenaries. */
export function hatch(faction: Faction, x: number, y: number, width: number, height: number, gap: number): string {
  const strokes: string[] = [];
  if (faction === "blue") {
    for (let at = gap / 2; at < width; at += gap) strokes.push(`M${near(x + at)} ${near(y)}v${near(height)}`);
  } else if (faction === "red") {
    // strokes rise to the right; each is cut off at the edges of the box
    for (let at = gap / 2; at < width + height; at += gap) {
      const left = Math.max(0, at - height);
      const right = Math.min(at, width);
      strokes.push(`M${near(x + left)} ${near(y + at - left)}L${near(x + right)} ${near(y + at - right)}`);
    }
  } else {
    for (let at = gap / 2; at < height; at += gap) strokes.push(`M${near(x)} ${near(y + at)}h${near(width)}`);
  }
  return strokes.join("");
}

/** A star with five points around (x, y). */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const angle = -Math.PI / 2 + (n * Math.PI) / 5;
    const out = n % 2 ? radius * 0.42 : radius;
    return `${near(x + out * Math.cos(angle))} ${near(y + out * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

function near(value: number): number {
  return Math.round(value * 100) / 100;
}

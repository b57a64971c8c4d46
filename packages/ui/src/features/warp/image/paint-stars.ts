import type { FiveStar, Outcome } from '@trailbook/core/internal/warp';
import type { WarpThing } from '@trailbook/pages';
import { constellationFigure } from '../../../game/pictures/constellation-figure.ts';
import { setFont, wordWidths, wrapped } from './canvas-text.ts';
import type { Palette } from './palette.ts';
import {
  CELL_GAP,
  LINE_HEIGHT,
  NAME_GAP,
  SQUEEZED,
  type StarGrid,
  starGrid,
  TRACK_HEIGHT,
  type WordWidth,
} from './star-grid.ts';

/** The 5★s that are drawn, and what is written under each. */
export interface SharedStars {
  readonly fiveStars: readonly FiveStar[];
  /** Since the last one. */
  readonly more: { readonly pulls: number; readonly isWhole: boolean };
  readonly thing: (itemId: number) => WarpThing | undefined;
  readonly name: (itemId: number) => string;
  /** How many pulls a 5★ took, as text. */
  readonly took: (star: FiveStar) => string;
  /** The language of the names, as browsers call it. */
  readonly tag: string;
}

/** A part of the image. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the 5★s stand in an area. */
export function gridIn(
  context: CanvasRenderingContext2D,
  model: SharedStars,
  {
    area,
    letter,
    palette,
  }: { readonly area: Area; readonly letter: number; readonly palette: Palette },
): StarGrid {
  // Widths grow with the size of letters: they are measured once, at a size that rounds little away.
  setFont(context, { size: MEASURED, weight: 400, family: palette.text });
  const known = new Map<string, readonly WordWidth[]>();
  const widthsOf = (name: string) => {
    const widths =
      known.get(name) ??
      wordWidths(context, name, model.tag).map(
        (word): WordWidth => [word[0] / MEASURED, word[1] / MEASURED],
      );
    known.set(name, widths);
    return widths;
  };
  const names = model.fiveStars.map(({ pull }) => widthsOf(model.name(pull.itemId)));
  return starGrid(names, { width: area.width, height: area.height, letter });
}

const MEASURED = 100;

/** Draws them: a line of track that goes through all rows, with a station under each figure and its name. */
export function paintStars(
  context: CanvasRenderingContext2D,
  model: SharedStars,
  {
    area,
    grid,
    palette,
  }: { readonly area: Area; readonly grid: StarGrid; readonly palette: Palette },
): void {
  const stars = model.fiveStars.slice(-grid.shown);
  const rowHeight = area.height / grid.rows.length;
  let first = 0;
  for (const [row, count] of grid.rows.entries()) {
    const isLast = row === grid.rows.length - 1;
    const next = stars[first + count];
    const after = isLast ? model.more : { pulls: 1, isWhole: next?.pity !== null };
    paintRow(context, stars.slice(first, first + count), {
      ...{ model, grid, palette, isLast, after },
      area: { ...area, y: area.y + row * rowHeight, height: rowHeight },
    });
    first += count;
  }
}

interface RowTerms {
  readonly model: SharedStars;
  readonly grid: StarGrid;
  readonly palette: Palette;
  readonly area: Area;
  /** What follows the last station of the row. */
  readonly after: SharedStars['more'];
  readonly isLast: boolean;
}

function paintRow(
  context: CanvasRenderingContext2D,
  stars: readonly FiveStar[],
  { model, grid, palette, area, after, isLast }: RowTerms,
): void {
  const { figure, letter } = grid;
  const cell = area.width / stars.length;
  const lettering = { size: letter, weight: 400, family: palette.text } as const;
  setFont(context, lettering);
  const room = cell - CELL_GAP * letter;
  const terms = { width: room / SQUEEZED, lines: grid.lines, tag: model.tag };
  const names = stars.map(({ pull }) => wrapped(context, model.name(pull.itemId), terms));
  const lines = Math.max(...names.map(({ length }) => length));
  const used = figure + (NAME_GAP + lines * LINE_HEIGHT + TRACK_HEIGHT) * letter;
  const top = area.y + (area.height - used) / 2;
  const track = top + used - 0.75 * letter;
  let from = area.x;
  for (const [at, star] of stars.entries()) {
    const centre = area.x + (at + 0.5) * cell;
    paintThing(context, model.thing(star.pull.itemId), {
      ...{ x: centre - figure / 2, y: top, size: figure, palette },
    });
    context.textAlign = 'center';
    context.fillStyle = palette.colour('--ink');
    setFont(context, lettering);
    for (const [line, text] of (names[at] ?? []).entries()) {
      const y = top + figure + (NAME_GAP + (line + 0.8) * LINE_HEIGHT) * letter;
      context.fillText(text, centre, y, room);
    }
    context.textAlign = 'start';
    setFont(context, { size: 1.1 * letter, weight: 600, family: palette.text });
    const took = model.took(star);
    const width = 1.1 * letter + context.measureText(took).width;
    const start = centre - width / 2;
    paintTrack(context, [from, start - 0.4 * letter], {
      y: track,
      palette,
      isWhole: star.pity !== null,
    });
    paintStation(context, star.outcome, {
      ...{ x: start + 0.4 * letter, y: track, size: 0.4 * letter, palette },
    });
    context.fillStyle = palette.colour('--ink');
    context.fillText(took, start + 1.1 * letter, track + 0.4 * letter);
    from = start + width + 0.4 * letter;
  }
  if (after.pulls === 0) return;
  const end = area.x + area.width;
  paintTrack(context, [from, end], { y: track, palette, isWhole: after.isWhole });
  if (!isLast) return;
  context.lineWidth = 5;
  const half = 0.45 * letter;
  stroke(
    context,
    [
      [end, track - half],
      [end, track + half],
    ],
    palette.colour('--lamp'),
  );
}

function paintTrack(
  context: CanvasRenderingContext2D,
  [from, to]: readonly [number, number],
  {
    y,
    palette,
    isWhole,
  }: { readonly y: number; readonly palette: Palette; readonly isWhole: boolean },
): void {
  if (to <= from) return;
  context.lineWidth = 3;
  context.setLineDash(isWhole ? [] : [4, 6]);
  stroke(
    context,
    [
      [from, y],
      [to, y],
    ],
    palette.colour('--line-strong'),
  );
  context.setLineDash([]);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly palette: Palette;
}

/** Below this many pixels a figure has fewer stars. */
const SMALL = 96;

/** The site's own drawing of a thing. */
function paintThing(
  context: CanvasRenderingContext2D,
  thing: WarpThing | undefined,
  { x, y, size, palette }: Spot,
): void {
  if (!thing) return;
  const detail = size < SMALL ? 'small' : 'full';
  const { stars, lines, dust } = constellationFigure(thing.id, thing.path, thing.rarity, detail);
  // From the field of a constellation to its size here.
  const scale = size / 96;
  const light = palette.colour(
    thing.element ? `--element-${thing.element}` : `--rarity-${thing.rarity}`,
  );
  const at = (place: number) => {
    const star = stars[place];
    return [x + (star?.x ?? 0) * scale, y + (star?.y ?? 0) * scale] as const;
  };
  context.lineWidth = Math.max(1.5, 0.8 * scale);
  context.globalAlpha = 0.6;
  for (const [from, to] of lines) stroke(context, [at(from), at(to)], light);
  context.fillStyle = palette.colour('--ink-faint');
  for (const [left, top] of dust) {
    disc(context, { x: x + left * scale, y: y + top * scale, size: 0.5 * scale });
    context.fill();
  }
  context.globalAlpha = 1;
  context.fillStyle = light;
  for (const star of stars) {
    disc(context, { x: x + star.x * scale, y: y + star.y * scale, size: star.r * scale });
    context.fill();
  }
}

/** A station by how its 5★ came, each with a shape of its own. */
export function paintStation(
  context: CanvasRenderingContext2D,
  outcome: Outcome | null,
  { x, y, size, palette: { colour } }: Spot,
): void {
  disc(context, { x, y, size });
  if (outcome === 'won' || outcome === null) {
    context.fillStyle = colour(outcome ? '--signal-go' : '--rarity-5');
    context.fill();
    return;
  }
  context.lineWidth = size / 3;
  context.strokeStyle = colour(RINGS[outcome]);
  context.setLineDash(outcome === 'unknown' ? [size / 3, size / 3] : []);
  context.stroke();
  context.setLineDash([]);
  if (outcome !== 'lost') return;
  const arm = 0.45 * size;
  stroke(
    context,
    [
      [x - arm, y - arm],
      [x + arm, y + arm],
    ],
    colour(RINGS.lost),
  );
  stroke(
    context,
    [
      [x - arm, y + arm],
      [x + arm, y - arm],
    ],
    colour(RINGS.lost),
  );
}

const RINGS = {
  guaranteed: '--ink-soft',
  lost: '--signal-stop',
  unknown: '--ink-faint',
} as const;

type Line = readonly (readonly [x: number, y: number])[];

export function stroke(context: CanvasRenderingContext2D, line: Line, colour: string): void {
  context.strokeStyle = colour;
  context.beginPath();
  for (const [x, y] of line) context.lineTo(x, y);
  context.stroke();
}

function disc(context: CanvasRenderingContext2D, { x, y, size }: Omit<Spot, 'palette'>): void {
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
}

import type { FiveStar, Outcome } from '@trailbook/core/internal/warp';
import type { WarpThing } from '@trailbook/pages';
import { constellationFigure } from '../../../game/pictures/constellation-figure.ts';
import type { LineRow } from '../line/line-layout.ts';
import {
  heightOf,
  latestThatFit,
  SCALE,
  type SharedPulls,
  SIDING,
  SIGN,
  SIGN_HEIGHT,
} from './latest-that-fit.ts';
import { LAYOUTS, type LayoutName } from './layouts.ts';
import type { Palette } from './palette.ts';

/** A figure, and of how many it is where it is a share or a mean. */
export interface ShareFigure {
  readonly label: string;
  readonly value: string;
  readonly of?: string;
}

/** Everything that is written or drawn on a shared image. */
export interface ShareModel extends SharedPulls {
  readonly title: string;
  readonly figures: readonly ShareFigure[];
  readonly thing: (itemId: number) => WarpThing | undefined;
  /** How many pulls a 5★ took, as text. */
  readonly took: (star: FiveStar) => string;
  /** At its foot. */
  readonly note: string;
}

const MARGIN = 56;
/** Of one row of figures, with what they are of. */
const FIGURES_HEIGHT = 132;

/** Draws the image: what it is about, four figures, and the latest rows of the line that there is room for. */
export function paintShare(
  context: CanvasRenderingContext2D,
  model: ShareModel,
  { layout, palette }: { readonly layout: LayoutName; readonly palette: Palette },
): void {
  const { width, height, columns } = LAYOUTS[layout];
  const { colour } = palette;
  context.fillStyle = colour('--ground');
  context.fillRect(0, 0, width, height);
  const top = paintHead(context, model, { palette, width, columns });
  const foot = height - MARGIN;
  write(
    context,
    model.note,
    { x: MARGIN, y: foot },
    `400 20px ${palette.text}`,
    colour('--ink-faint'),
  );
  const { zoom, stars, rows } = latestThatFit(model, {
    width: width - 2 * MARGIN,
    height: foot - 44 - top,
  });
  context.save();
  context.translate(MARGIN, top);
  context.scale(zoom, zoom);
  let y = 0;
  for (const row of rows) {
    paintRow(context, row, { model, stars, palette, y });
    y += heightOf(row);
  }
  context.restore();
}

interface HeadTerms {
  readonly palette: Palette;
  readonly width: number;
  readonly columns: number;
}

/** @returns where what follows begins */
function paintHead(
  context: CanvasRenderingContext2D,
  { title, figures }: ShareModel,
  { palette, width, columns }: HeadTerms,
): number {
  const { colour, display, text } = palette;
  write(context, title, { x: MARGIN, y: MARGIN + 34 }, `600 40px ${display}`, colour('--ink'));
  context.textAlign = 'end';
  const name = { x: width - MARGIN, y: MARGIN + 34 };
  write(context, 'Trailbook', name, `600 26px ${display}`, colour('--lamp'));
  context.textAlign = 'start';
  const column = (width - 2 * MARGIN) / columns;
  for (const [at, { label, value, of = '' }] of figures.entries()) {
    const x = MARGIN + (at % columns) * column;
    const y = MARGIN + 108 + Math.floor(at / columns) * FIGURES_HEIGHT;
    write(context, label, { x, y }, `400 22px ${text}`, colour('--ink-soft'));
    write(context, value, { x, y: y + 46 }, `600 44px ${display}`, colour('--ink'));
    write(context, of, { x, y: y + 78 }, `400 20px ${text}`, colour('--ink-soft'));
  }
  return MARGIN + 150 + Math.ceil(figures.length / columns) * FIGURES_HEIGHT - 40;
}

interface RowTerms {
  readonly model: ShareModel;
  readonly stars: readonly FiveStar[];
  readonly palette: Palette;
  readonly y: number;
}

function paintRow(
  context: CanvasRenderingContext2D,
  row: LineRow,
  { model, stars, palette, y }: RowTerms,
): void {
  const { colour } = palette;
  const track = y + row.stacks * SIGN_HEIGHT + 10;
  const xOf = (pulls: number) => SIGN / 2 + pulls * SCALE;
  context.lineWidth = 3;
  for (const { points, isWhole } of row.tracks) {
    context.strokeStyle = colour('--line-strong');
    context.setLineDash(isWhole ? [] : [4, 6]);
    context.beginPath();
    for (const [x, level] of points) context.lineTo(xOf(x), track + level * SIDING);
    context.stroke();
  }
  context.setLineDash([]);
  const signOf = (stack: number) => y + (row.stacks - 1 - stack) * SIGN_HEIGHT;
  for (const { index, x, stack, isOnSiding } of row.stations) {
    const station = { x: xOf(x), y: track + (isOnSiding ? SIDING : 0) };
    const foot = [station.x, signOf(stack) + SIGN_HEIGHT - 4] as const;
    stroke(context, [foot, [station.x, station.y]], colour('--line'));
    paintStation(context, stars[index]?.outcome ?? null, { ...station, palette });
  }
  // Over the stems of signs that stand higher.
  for (const { index, x, stack } of row.stations) {
    const star = stars[index];
    if (star) paintSign(context, star, { model, palette, x: xOf(x), y: signOf(stack) });
  }
  if (row.end !== undefined) {
    context.lineWidth = 5;
    const x = xOf(row.end);
    stroke(
      context,
      [
        [x, track - 10],
        [x, track + 10],
      ],
      colour('--lamp'),
    );
  }
}

function paintSign(
  context: CanvasRenderingContext2D,
  star: FiveStar,
  { model, palette, x, y }: Spot & { readonly model: ShareModel },
): void {
  const { colour, text } = palette;
  context.fillStyle = colour('--ground');
  context.fillRect(x - 28, y, 56, SIGN_HEIGHT - 6);
  paintThing(context, model.thing(star.pull.itemId), { x: x - 28, y, palette });
  context.textAlign = 'center';
  write(context, model.took(star), { x, y: y + 78 }, `600 20px ${text}`, colour('--ink'));
  context.textAlign = 'start';
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly palette: Palette;
}

/** The site's own drawing of a thing, 56 pixels wide. */
function paintThing(
  context: CanvasRenderingContext2D,
  thing: WarpThing | undefined,
  { x, y, palette }: Spot,
): void {
  if (!thing) return;
  const { stars, lines } = constellationFigure(thing.id, thing.path, thing.rarity, 'small');
  const light = palette.colour(
    thing.element ? `--element-${thing.element}` : `--rarity-${thing.rarity}`,
  );
  const at = (place: number) => {
    const star = stars[place];
    return [x + (star?.x ?? 0) * SHRUNK, y + (star?.y ?? 0) * SHRUNK] as const;
  };
  context.lineWidth = 1.5;
  context.globalAlpha = 0.6;
  for (const [from, to] of lines) stroke(context, [at(from), at(to)], light);
  context.globalAlpha = 1;
  context.fillStyle = light;
  for (const star of stars) {
    disc(context, x + star.x * SHRUNK, y + star.y * SHRUNK, star.r * SHRUNK);
    context.fill();
  }
}

/** From the field of a constellation to its size here. */
const SHRUNK = 56 / 96;

/** A station by how its 5★ came, each with a shape of its own. */
function paintStation(
  context: CanvasRenderingContext2D,
  outcome: Outcome | null,
  { x, y, palette: { colour } }: Spot,
): void {
  if (outcome === 'won' || outcome === null) {
    disc(context, x, y, 8);
    context.fillStyle = colour(outcome ? '--signal-go' : '--rarity-5');
    context.fill();
    return;
  }
  disc(context, x, y, 7);
  context.fillStyle = colour('--ground');
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colour(RINGS[outcome]);
  context.setLineDash(outcome === 'unknown' ? [3, 3] : []);
  context.stroke();
  context.setLineDash([]);
  if (outcome !== 'lost') return;
  context.lineWidth = 2;
  stroke(
    context,
    [
      [x - 3, y - 3],
      [x + 3, y + 3],
    ],
    colour(RINGS.lost),
  );
  stroke(
    context,
    [
      [x - 3, y + 3],
      [x + 3, y - 3],
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

function stroke(context: CanvasRenderingContext2D, line: Line, colour: string): void {
  context.strokeStyle = colour;
  context.beginPath();
  for (const [x, y] of line) context.lineTo(x, y);
  context.stroke();
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  font: string,
  colour: string,
): void {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

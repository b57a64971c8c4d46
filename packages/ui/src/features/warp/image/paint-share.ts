import type { Outcome } from '@trailbook/core/internal/warp';
import { setFont, wrapped } from './canvas-text.ts';
import type { LayoutName } from './layouts.ts';
import {
  type Area,
  gridIn,
  paintStars,
  paintStation,
  type SharedStars,
  stroke,
} from './paint-stars.ts';
import { type AreaTerms, paintTicket, type TicketModel } from './paint-ticket.ts';
import type { Palette } from './palette.ts';

/** Everything that is written or drawn on a shared image. */
export interface ShareModel extends SharedStars, TicketModel {
  /** What figures mean, where their name does not say it. */
  readonly notes: readonly string[];
  /** What the shapes of stations mean. */
  readonly outcome: (outcome: Outcome) => string;
  /** That so many 5★s had no room. */
  readonly earlier: (count: number) => string;
  /** How far it is, where there is no 5★ yet. */
  readonly wait: { readonly pity: string; readonly limit: number; readonly ofLimit: string };
}

// Rule W43.
/** Draws the image: a ticket with the 5★s and their names beside or below its stub. */
export function paintShare(
  context: CanvasRenderingContext2D,
  model: ShareModel,
  { layout, palette }: { readonly layout: LayoutName; readonly palette: Palette },
): void {
  const { isDayTold, ...terms } = paintTicket(context, model, { layout, palette });
  paintBody(context, model, { ...terms, notes: isDayTold ? [] : [model.day] });
}

/** The 5★s, and at the foot what their marks mean. */
function paintBody(
  context: CanvasRenderingContext2D,
  model: ShareModel,
  { palette, letter, area, notes }: AreaTerms & { readonly notes: readonly string[] },
): void {
  const foot = { palette, letter, area, notes: [...notes, ...model.notes] };
  const bodyOver = (shown: number) => ({
    ...area,
    height: area.height - footHeight(context, model, { ...foot, shown }),
  });
  const gridOf = (body: Area) => gridIn(context, model, { palette, letter, area: body });
  const all = gridOf(bodyOver(model.fiveStars.length));
  // That some have no room takes room as well.
  const body = bodyOver(all.shown);
  const grid = gridOf(body);
  if (grid.shown > 0) paintStars(context, model, { area: body, grid, palette });
  else paintWait(context, model, { palette, letter, area: body });
  paintFoot(context, model, { ...foot, shown: grid.shown });
}

const OUTCOMES = ['won', 'guaranteed', 'lost', 'unknown'] as const;
/** In letters. */
const NOTE_HEIGHT = 1.25;

interface FootTerms extends AreaTerms {
  readonly notes: readonly string[];
  /** How many 5★s are drawn. */
  readonly shown: number;
}

/** A word at the foot, and the mark that it explains. */
interface FootWord {
  readonly text: string;
  readonly outcome?: Outcome;
  readonly x: number;
  readonly line: number;
}

/** What stands at the foot: the marks, how many 5★s had no room, and notes. */
function footOf(
  context: CanvasRenderingContext2D,
  model: ShareModel,
  { palette, letter, area, notes, shown }: FootTerms,
): { readonly words: readonly FootWord[]; readonly lines: readonly string[]; height: number } {
  const { fiveStars, tag } = model;
  const drawn = new Set(fiveStars.slice(fiveStars.length - shown).map(({ outcome }) => outcome));
  const left = fiveStars.length - shown;
  const texts: Pick<FootWord, 'text' | 'outcome'>[] = [
    ...OUTCOMES.filter((outcome) => drawn.has(outcome)).map((outcome) => ({
      ...{ outcome, text: model.outcome(outcome) },
    })),
    ...(left > 0 ? [{ text: model.earlier(left) }] : []),
  ];
  setFont(context, { size: letter, weight: 400, family: palette.text });
  let [x, line] = [0, 0];
  const words = texts.map((word) => {
    const width = (word.outcome ? 1.1 * letter : 0) + context.measureText(word.text).width;
    if (x > 0 && x + width > area.width) [x, line] = [0, line + 1];
    const placed = { ...word, x: area.x + x, line };
    x += width + 1.2 * letter;
    return placed;
  });
  const lines =
    notes.length > 0
      ? wrapped(context, notes.join(' · '), { width: area.width, lines: 3, tag })
      : [];
  const count = lines.length + (words.length > 0 ? line + 1 : 0);
  return { words, lines, height: count === 0 ? 0 : (count * NOTE_HEIGHT + 0.6) * letter };
}

function footHeight(
  context: CanvasRenderingContext2D,
  model: ShareModel,
  terms: FootTerms,
): number {
  return footOf(context, model, terms).height;
}

function paintFoot(context: CanvasRenderingContext2D, model: ShareModel, terms: FootTerms): void {
  const { palette, letter, area } = terms;
  const { words, lines, height } = footOf(context, model, terms);
  const top = area.y + area.height - height + 1.6 * letter;
  const yOf = (line: number) => top + line * NOTE_HEIGHT * letter;
  for (const { text, outcome, x, line } of words) {
    if (outcome) {
      paintStation(context, outcome, {
        ...{ x: x + 0.4 * letter, y: yOf(line) - 0.35 * letter, size: 0.36 * letter, palette },
      });
    }
    context.fillStyle = palette.colour(outcome ? '--ink-soft' : '--ink-faint');
    context.fillText(text, outcome ? x + 1.1 * letter : x, yOf(line));
  }
  const first = words.length > 0 ? (words.at(-1)?.line ?? 0) + 1 : 0;
  context.fillStyle = palette.colour('--ink-faint');
  for (const [at, line] of lines.entries()) context.fillText(line, area.x, yOf(first + at));
}

/** Before the first 5★: how far it is by now. */
function paintWait(
  context: CanvasRenderingContext2D,
  { more, wait }: ShareModel,
  { palette, letter, area }: AreaTerms,
): void {
  const { text, display, colour } = palette;
  setFont(context, { size: 100, weight: 600, family: display });
  const widest = (90 * area.width) / context.measureText(wait.pity).width;
  const size = Math.min(area.height * 0.65, widest);
  const centre = area.x + area.width / 2;
  const middle = area.y + area.height / 2;
  setFont(context, { size, weight: 600, family: display });
  context.textAlign = 'center';
  context.fillStyle = colour('--ink');
  context.fillText(wait.pity, centre, middle + 0.25 * size);
  setFont(context, { size: 1.3 * letter, weight: 400, family: text });
  context.fillStyle = colour('--ink-soft');
  const track = middle + 0.45 * size;
  context.fillText(wait.ofLimit, centre, track + 2.4 * letter);
  context.textAlign = 'start';
  const end = area.x + (area.width * Math.min(more.pulls, wait.limit)) / wait.limit;
  const right = area.x + area.width;
  context.lineWidth = 6;
  stroke(
    context,
    [
      [area.x, track],
      [right, track],
    ],
    colour('--line-strong'),
  );
  context.lineWidth = 12;
  stroke(
    context,
    [
      [area.x, track],
      [end, track],
    ],
    colour('--lamp'),
  );
}

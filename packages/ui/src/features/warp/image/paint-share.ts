import type { Outcome } from '@trailbook/core/internal/warp';
import { setFont, wrapped } from './canvas-text.ts';
import { LAYOUTS, type LayoutName, letterOf } from './layouts.ts';
import {
  type Area,
  gridIn,
  paintStars,
  paintStation,
  type SharedStars,
  stroke,
} from './paint-stars.ts';
import type { Palette } from './palette.ts';

/** A figure, and of how many it is where it is a share or a mean. */
export interface ShareFigure {
  readonly label: string;
  readonly value: string;
  readonly of?: string;
}

/** Everything that is written or drawn on a shared image. */
export interface ShareModel extends SharedStars {
  readonly title: string;
  readonly figures: readonly ShareFigure[];
  /** Of when it is. */
  readonly day: string;
  /** What figures mean, where their name does not say it. */
  readonly notes: readonly string[];
  /** What the shapes of stations mean. */
  readonly outcome: (outcome: Outcome) => string;
  /** That so many 5★s had no room. */
  readonly earlier: (count: number) => string;
  /** How far it is, where there is no 5★ yet. */
  readonly wait: { readonly pity: string; readonly limit: number; readonly ofLimit: string };
}

/** Around the ticket, and within it. */
const EDGE = 24;
const PADDING = 32;
/** Of a stub at the left. */
const STUB_WIDTH = 306;

interface Terms {
  readonly palette: Palette;
  /** Size of the smallest letters. */
  readonly letter: number;
}

// Rule W43.
/** Draws the image: a ticket whose stub says what it is about, with the 5★s and their names beside or below it. */
export function paintShare(
  context: CanvasRenderingContext2D,
  model: ShareModel,
  { layout, palette }: { readonly layout: LayoutName; readonly palette: Palette },
): void {
  const { width, height, stub, columns } = LAYOUTS[layout];
  const terms = { palette, letter: letterOf(width) };
  context.fillStyle = palette.colour('--ground');
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.colour('--surface');
  context.beginPath();
  context.roundRect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, 20);
  context.fill();
  const inset = EDGE + PADDING;
  const inner = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const isLeft = stub === 'left';
  const edge = isLeft
    ? inset + STUB_WIDTH + PADDING / 2
    : paintHead(context, model, { ...terms, area: inner, columns });
  if (isLeft) paintStub(context, model, { ...terms, area: { ...inner, width: STUB_WIDTH } });
  paintPerforation(context, { edge, isLeft, width, height, palette });
  const begin = edge + PADDING / 2;
  const area = isLeft
    ? { ...inner, x: begin, width: width - inset - begin }
    : { ...inner, y: begin, height: height - inset - begin };
  paintBody(context, model, { ...terms, area, notes: isLeft ? [] : [model.day] });
}

interface AreaTerms extends Terms {
  readonly area: Area;
}

/** The stub at the left: what it is about, its figures one below the other, and of when it is. */
function paintStub(
  context: CanvasRenderingContext2D,
  { title, figures, day, tag }: ShareModel,
  { palette, letter, area }: AreaTerms,
): void {
  const { colour, display, text } = palette;
  const titleSize = 1.4 * letter;
  setFont(context, { size: titleSize, weight: 600, family: display });
  context.fillStyle = colour('--ink');
  const lines = wrapped(context, title, { width: area.width, lines: 3, tag });
  for (const [at, line] of lines.entries()) {
    context.fillText(line, area.x, area.y + (at * 1.15 + 0.8) * titleSize);
  }
  const top = area.y + lines.length * 1.15 * titleSize + 0.7 * letter;
  const foot = area.y + area.height;
  setFont(context, { size: letter, weight: 400, family: text });
  context.fillStyle = colour('--ink-faint');
  context.fillText(day, area.x, foot, area.width);
  paintBrand(context, { x: area.x, y: foot - 1.5 * letter, palette, letter });
  const room = foot - 3.2 * letter - top;
  for (const [at, figure] of figures.entries()) {
    const y = top + (at * room) / figures.length;
    paintFigure(context, figure, { palette, letter, area: { ...area, y } });
  }
}

/** The stub at the top: what it is about, and its figures beside each other. @returns where it ends */
function paintHead(
  context: CanvasRenderingContext2D,
  { title, figures, tag }: ShareModel,
  { palette, letter, area, columns }: AreaTerms & { readonly columns: number },
): number {
  const { colour, display } = palette;
  const brand = { x: area.x + area.width, y: area.y + 1.6 * letter, palette, letter };
  context.textAlign = 'end';
  const brandWidth = paintBrand(context, brand);
  context.textAlign = 'start';
  const titleSize = 1.8 * letter;
  setFont(context, { size: titleSize, weight: 600, family: display });
  context.fillStyle = colour('--ink');
  const width = area.width - brandWidth - letter;
  const lines = wrapped(context, title, { width, lines: 2, tag });
  for (const [at, line] of lines.entries()) {
    context.fillText(line, area.x, area.y + (at * 1.15 + 0.85) * titleSize);
  }
  const top = area.y + lines.length * 1.15 * titleSize + letter;
  const column = area.width / columns;
  for (const [at, figure] of figures.entries()) {
    paintFigure(context, figure, {
      ...{ palette, letter },
      area: {
        ...{ x: area.x + (at % columns) * column, width: column - letter / 2, height: 0 },
        y: top + Math.floor(at / columns) * FIGURE_HEIGHT * letter,
      },
    });
  }
  return top + Math.ceil(figures.length / columns) * FIGURE_HEIGHT * letter + letter / 2;
}

/** In letters, with what it is of below it. */
const FIGURE_HEIGHT = 5;

function paintBrand(
  context: CanvasRenderingContext2D,
  { x, y, palette, letter }: { readonly x: number; readonly y: number } & Terms,
): number {
  setFont(context, { size: 1.3 * letter, weight: 600, family: palette.display });
  context.fillStyle = palette.colour('--lamp');
  context.fillText(BRAND, x, y);
  return context.measureText(BRAND).width;
}

const BRAND = 'Trailbook';

function paintFigure(
  context: CanvasRenderingContext2D,
  { label, value, of = '' }: ShareFigure,
  { palette: { colour, display, text }, letter, area: { x, y, width } }: AreaTerms,
): void {
  const small = { size: letter, weight: 400, family: text } as const;
  setFont(context, small);
  context.fillStyle = colour('--ink-soft');
  context.fillText(label, x, y + letter, width);
  const ofWidth = context.measureText(of).width;
  setFont(context, { size: 1.9 * letter, weight: 600, family: display });
  context.fillStyle = colour('--ink');
  context.fillText(value, x, y + 2.9 * letter);
  const beside = context.measureText(value).width + letter / 2;
  setFont(context, small);
  context.fillStyle = colour('--ink-soft');
  // Rather a little narrower than below.
  const hasRoom = beside + NARROWEST * ofWidth <= width;
  if (hasRoom) context.fillText(of, x + beside, y + 2.9 * letter, width - beside);
  else context.fillText(of, x, y + 4.15 * letter, width);
}

/** How much narrower letters may be than they are. */
const NARROWEST = 0.72;

interface PerforationTerms {
  readonly edge: number;
  readonly isLeft: boolean;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
}

/** Where the stub is torn off: a line of holes between two notches. */
function paintPerforation(
  context: CanvasRenderingContext2D,
  { edge, isLeft, width, height, palette }: PerforationTerms,
): void {
  const along = isLeft ? height : width;
  const place = (at: number) => (isLeft ? ([edge, at] as const) : ([at, edge] as const));
  context.fillStyle = palette.colour('--ground');
  for (const at of [EDGE, along - EDGE]) {
    context.beginPath();
    context.arc(...place(at), 14, 0, 2 * Math.PI);
    context.fill();
  }
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.setLineDash([0, 14]);
  stroke(context, [place(EDGE + 28), place(along - EDGE - 24)], palette.colour('--line-strong'));
  context.setLineDash([]);
  context.lineCap = 'butt';
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

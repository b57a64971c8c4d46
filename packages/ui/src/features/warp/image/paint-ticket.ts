import { setFont, wrapped } from './canvas-text.ts';
import { LAYOUTS, type LayoutName, letterOf } from './layouts.ts';
import { type Area, stroke } from './paint-stars.ts';
import type { Palette } from './palette.ts';

/** A figure, and of how many it is where it is a share or a mean. */
export interface ShareFigure {
  readonly label: string;
  readonly value: string;
  readonly of?: string;
}

/** What stands on the stub of a ticket. */
export interface TicketModel {
  readonly title: string;
  readonly figures: readonly ShareFigure[];
  /** Of when it is. */
  readonly day: string;
  /** The language that it is written in. */
  readonly tag: string;
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
/**
 * Draws a ticket whose stub says what it is about.
 *
 * @returns where what it is about goes, and whether its day is still to be told there
 */
export function paintTicket(
  context: CanvasRenderingContext2D,
  model: TicketModel,
  { layout, palette }: { readonly layout: LayoutName; readonly palette: Palette },
): AreaTerms & { readonly isDayTold: boolean } {
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
  return { ...terms, area, isDayTold: isLeft };
}

export interface AreaTerms extends Terms {
  readonly area: Area;
}

/** The stub at the left: what it is about, its figures one below the other, and of when it is. */
function paintStub(
  context: CanvasRenderingContext2D,
  { title, figures, day, tag }: TicketModel,
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
  { title, figures, tag }: TicketModel,
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

import { setFont, wrapped } from '../../warp/image/canvas-text.ts';
import type { LayoutName } from '../../warp/image/layouts.ts';
import { stroke } from '../../warp/image/paint-stars.ts';
import { paintTicket, type TicketModel } from '../../warp/image/paint-ticket.ts';
import type { Palette } from '../../warp/image/palette.ts';

/** One target as the image tells it. */
export interface SharedTarget {
  readonly name: string;
  /** Until when, and of how many. */
  readonly about: string;
  readonly chance: string;
  /** From 0 to 1: how long its bar is. */
  readonly part: number;
}

/** Everything that is written or drawn on the image. */
export interface ForecastImage extends TicketModel {
  readonly targets: readonly SharedTarget[];
  /** That so many had no room. */
  readonly more: (count: number) => string;
}

/** In letters. */
const ROW = 4.2;

// Rules W43, W57.
/** Draws the image: a ticket with a row for each target, its name, its last day and its chance. */
export function paintForecast(
  context: CanvasRenderingContext2D,
  model: ForecastImage,
  terms: { readonly layout: LayoutName; readonly palette: Palette },
): void {
  const { area, palette, letter, isDayTold } = paintTicket(context, model, terms);
  const { colour, display, text } = palette;
  const foot = isDayTold ? 0 : 2 * letter;
  const rows = Math.max(1, Math.floor((area.height - foot) / (ROW * letter)));
  const hasAll = model.targets.length <= rows;
  const shown = model.targets.slice(0, hasAll ? rows : rows - 1);
  const right = area.x + area.width;
  for (const [at, target] of shown.entries()) {
    const y = area.y + at * ROW * letter;
    context.textAlign = 'end';
    setFont(context, { size: 1.7 * letter, weight: 600, family: display });
    context.fillStyle = colour('--ink');
    context.fillText(target.chance, right, y + 1.6 * letter);
    const room = area.width - context.measureText(target.chance).width - letter;
    context.textAlign = 'start';
    setFont(context, { size: 1.2 * letter, weight: 600, family: text });
    const [name = ''] = wrapped(context, target.name, { width: room, lines: 1, tag: model.tag });
    context.fillText(name, area.x, y + 1.2 * letter);
    setFont(context, { size: letter, weight: 400, family: text });
    context.fillStyle = colour('--ink-soft');
    context.fillText(target.about, area.x, y + 2.5 * letter, room);
    const line = y + 3.1 * letter;
    context.lineWidth = 4;
    stroke(
      context,
      [
        [area.x, line],
        [right, line],
      ],
      colour('--line-strong'),
    );
    context.lineWidth = 8;
    stroke(
      context,
      [
        [area.x, line],
        [area.x + area.width * target.part, line],
      ],
      colour('--lamp'),
    );
  }
  setFont(context, { size: letter, weight: 400, family: text });
  context.fillStyle = colour('--ink-faint');
  if (!hasAll) {
    const left = model.targets.length - shown.length;
    context.fillText(model.more(left), area.x, area.y + shown.length * ROW * letter + letter);
  }
  if (!isDayTold) context.fillText(model.day, area.x, area.y + area.height, area.width);
}

import type { ClipboardEvent, KeyboardEvent } from 'react';

/*
 * Fields in rows, as a table on the page is walked: the rows are list items, the fields of each its inputs.
 */

type Field = HTMLInputElement;

/**
 * Moves the focus with arrows, and with Enter to the next field; arrows within digits stay with them.
 *
 * @param onEnd - where Enter leads past the last field
 */
export function walkGrid(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const next = neighbour(event.currentTarget, field, event.key);
  const isAtEnd = event.key === 'Enter' && !next;
  if (!next && !isAtEnd) return;
  event.preventDefault();
  next?.focus();
  if (isAtEnd) onEnd();
}

/** What was pasted over several fields: the texts that each takes, and those that there is no field for. */
interface Pasted {
  /** The field that it was pasted into. */
  readonly into: Field;
  readonly fields: readonly { readonly field: Field; readonly text: string }[];
  readonly beyond: readonly string[];
}

/**
 * The cells of a pasted column or table, each with the field that it is for: from the field in focus on, one
 * after the other; an empty cell passes over its field. Nothing for a single number, which the field takes itself.
 */
export function pastedCells(event: ClipboardEvent<HTMLElement>): Pasted | undefined {
  const field = event.target;
  const cells = event.clipboardData
    .getData('text')
    .replace(/[\r\n]+$/, '')
    .split(/\t|\r\n|\r|\n/)
    .map((cell) => cell.trim());
  if (!(field instanceof HTMLInputElement) || cells.filter(Boolean).length < 2) return undefined;
  const fields = fieldsIn(event.currentTarget);
  const start = fields.indexOf(field);
  if (start === -1) return undefined;
  event.preventDefault();
  const targets = fields.slice(start);
  return {
    into: field,
    fields: targets.flatMap((target, at) =>
      cells[at] ? [{ field: target, text: cells[at] }] : [],
    ),
    beyond: cells.slice(targets.length).filter(Boolean),
  };
}

/** Enters the fields from the search above them. */
export function enterGrid(grid: HTMLElement | null): void {
  if (grid) fieldsIn(grid)[0]?.focus();
}

function neighbour(grid: HTMLElement, field: Field, key: string): Field | undefined {
  const fields = fieldsIn(grid);
  const place = fields.indexOf(field);
  if (place === -1) return undefined;
  const { selectionStart, selectionEnd, value } = field;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  switch (key) {
    case 'Enter':
      return fields[place + 1];
    case 'ArrowLeft':
      return isWhole || selectionEnd === 0 ? fields[place - 1] : undefined;
    case 'ArrowRight':
      return isWhole || selectionStart === value.length ? fields[place + 1] : undefined;
    case 'ArrowUp':
      return inRow(grid, field, -1);
    case 'ArrowDown':
      return inRow(grid, field, 1);
    default:
      return undefined;
  }
}

/** The field above or below, or the last one of a shorter row. */
function inRow(grid: HTMLElement, field: Field, by: 1 | -1): Field | undefined {
  const rows = [...grid.querySelectorAll('li')].map(fieldsIn).filter((row) => row.length > 0);
  const row = rows.findIndex((fields) => fields.includes(field));
  const column = rows[row]?.indexOf(field) ?? 0;
  const other = rows[row + by];
  return other?.[Math.min(column, other.length - 1)];
}

function fieldsIn(part: Element): Field[] {
  return [...part.querySelectorAll<Field>('input[inputmode="numeric"]')];
}

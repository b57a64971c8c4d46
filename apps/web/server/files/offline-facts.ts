import type { Lookup } from '@trailbook/core/internal/dataset';
import { ROWS, type ThingRow } from '@trailbook/ui/pages';
import { pagePaths } from '../addresses/page-paths.server';
import { listModel, thingModel } from '../models/models.server';

/** What a page's data holds beside its model: its head, and the site's facts. */
const EACH_BYTES = 1500;
/** Every twelfth page of a kind is measured: all of them would take seconds. */
const MEASURED = 12;

/** The addresses of all pages of a language, and about how many bytes storing them takes. */
export function offlineFacts(lookup: Lookup) {
  const pages = pagePaths(lookup.dataset).map((path) => `/${lookup.language}${path}`);
  const bytes = ROWS.reduce((sum, [, row]) => {
    if (row.kind === 'list') return sum + sizeOf(listModel(row, lookup));
    return row.kind === 'thing' ? sum + sizeOfThings(row, lookup) : sum;
  }, pages.length * EACH_BYTES);
  return { pages, bytes: Math.round(bytes) };
}

function sizeOfThings(row: ThingRow, lookup: Lookup): number {
  const things = [...lookup.dataset[row.things].values()];
  const measured = things.filter((_thing, at) => at % MEASURED === 0);
  const size = measured.reduce((sum, { id }) => sum + sizeOf(thingModel(row, lookup, id)), 0);
  return measured.length > 0 ? (size / measured.length) * things.length : 0;
}

function sizeOf(model: unknown): number {
  return Buffer.byteLength(JSON.stringify(model) ?? '');
}

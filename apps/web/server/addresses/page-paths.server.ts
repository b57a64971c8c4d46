import type { Dataset } from '@trailbook/core/internal/dataset';
import { ROWS } from '@trailbook/ui/pages';
import { placesOf } from '../models/models.server';

/** The address below the language of every page that is there and may be found. */
export function pagePaths(dataset: Dataset): string[] {
  return ROWS.flatMap(([, row]) => {
    if (row.isUnlisted || row.kind === 'redirect') return [];
    if (row.kind === 'page' && row.places) {
      return placesOf(row, dataset).flatMap(({ path, isListed }) => (isListed ? [path] : []));
    }
    if (row.kind !== 'thing') return [row.address === '/' ? '' : row.address];
    return [...dataset[row.things].keys()].map((id) => row.address.replace(':pageId', id));
  });
}

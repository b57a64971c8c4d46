import type { Dataset, Lookup } from '@trailbook/core/internal/dataset';
import type { UniverseRequest } from '@trailbook/pages';
import * as pages from '@trailbook/pages';
import type { AnyThing, Row, WeeklyModel } from '@trailbook/ui/pages';

/** Rows name their models: on the server nothing is left out for not being named in the code. */
const models = { ...pages };

type RowOf<Kind extends Row['kind']> = Extract<Row, { readonly kind: Kind }>;

/** All that a list shows. */
export function listModel({ model }: Pick<RowOf<'list'>, 'model'>, lookup: Lookup): object {
  return models[model](lookup);
}

/** Where the pages of a row are whose address has named parts. */
export function placesOf(row: Row, dataset: Dataset): readonly PagePlace[] {
  if (row.kind !== 'page' || !row.places) return [];
  const [start = ''] = row.address.split(':');
  return models[row.places](dataset).map((place) => ({ ...place, path: start + place.path }));
}

interface PagePlace {
  /** The address below the language. */
  readonly path: string;
  readonly isListed: boolean;
}

/** All that a thing's page shows. */
export function thingModel(
  { model }: Pick<RowOf<'thing'>, 'model'>,
  lookup: Lookup,
  id: number,
): AnyThing | undefined {
  // Each model has ids of its own kind; the table has seen that this one is found by them.
  const make = models[model] as (lookup: Lookup, id: number) => AnyThing | undefined;
  return make(lookup, id);
}

/** All that the pages of a place show in a week. */
export function weeklyModel(
  model: WeeklyModel,
  lookup: Lookup,
  asked: UniverseRequest,
): object | undefined {
  return models[model](lookup, asked);
}

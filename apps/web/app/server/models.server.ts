import type { Lookup } from '@trailbook/core/internal/pages';
import * as core from '@trailbook/core/internal/pages';
import { type AnyThing, pageAt, type Row } from '@trailbook/ui/pages';

/** Rows name their models: on the server nothing is left out for not being named in the code. */
const models = { ...core };

type RowOf<Kind extends Row['kind']> = Extract<Row, { readonly kind: Kind }>;

/**
 * The page that a request is for, where it is of the kind that the route serves.
 *
 * @throws Response 404 for any other
 */
export function rowOf<Kind extends Row['kind']>(request: Request, kind: Kind): RowOf<Kind> {
  const row = pageAt(new URL(request.url).pathname);
  if (row?.kind !== kind) throw new Response(null, { status: 404 });
  return row as RowOf<Kind>;
}

/** All that a list shows. */
export function listModel({ model }: Pick<RowOf<'list'>, 'model'>, lookup: Lookup): object {
  return models[model](lookup);
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

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { hasForeignNames } from '@trailbook/pages';
import { screenAt } from '@trailbook/ui/pages';
import { ForeignNamesNote } from '@trailbook/ui/screens/foreign-names';
import { findOrRedirect } from '../../server/addresses/find-or-redirect.server';
import { rowOf, thingModel } from '../../server/pages/models.server';
import { found, thingFacts } from '../../server/pages/page-facts.server';
import { pack, useUnpacked } from '../packed';
import { pageMeta } from '../page-meta';

interface Thing {
  readonly id: number;
  readonly pageId: string;
}

/** Every thing with a page of its own: what kind it is, its address says. */
export async function loader(args: LoaderFunctionArgs) {
  const { dataset, lookupFor } = args.context;
  const row = rowOf(args.request, 'thing');
  const things: ReadonlyMap<string, Thing> = dataset[row.things];
  const { id } = findOrRedirect(args.request, args.params.pageId, things);
  const { model, page } = await thingFacts(args, (language, t) => {
    const model = found(thingModel(row, lookupFor(language), id));
    return { model, name: model.name.text, ...row.head(model, t) };
  });
  return { page, model: pack(model), isPartlyEnglish: hasForeignNames(model) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function ThingRoute() {
  const Screen = screenAt(useLocation().pathname);
  const { isPartlyEnglish, ...data } = useLoaderData<typeof loader>();
  const model = useUnpacked(data.model);
  return (
    <>
      <Screen key={model.id} {...model} />
      {isPartlyEnglish && <ForeignNamesNote />}
    </>
  );
}

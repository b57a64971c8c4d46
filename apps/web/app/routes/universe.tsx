import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  CURRENT,
  hasForeignNames,
  universeEntryOf,
  universePage,
  universeWeek,
} from '@trailbook/pages';
import { ForeignNamesNote } from '@trailbook/ui/screens/foreign-names';
import { UniverseScreen, universeHead } from '@trailbook/ui/screens/universe';
import { redirectTo } from '../../server/addresses/redirects.server';
import { found, thingFacts } from '../../server/pages/page-facts.server';
import { pack, useUnpacked } from '../packed';
import { pageMeta } from '../page-meta';

/** The Simulated Universe: an entry by its day, or the current one, and one of its parts. */
export async function loader(args: LoaderFunctionArgs) {
  const { dataset, lookupFor, now } = args.context;
  const { pageId = '', navType = '' } = args.params;
  const numbered = universeEntryOf(dataset, pageId);
  if (numbered)
    throw redirectTo(args.request, inPlaceOf(new URL(args.request.url), pageId, numbered));
  const week = found(universeWeek(dataset, now));
  const { model, page } = await thingFacts(args, (language, t) => {
    const model = found(universePage(lookupFor(language), navType, { pageId, week }));
    const { items, ...head } = universeHead(model, language, t);
    return { model: { shown: model, items }, ...head };
  });
  // Blessings and curios are those of any week: search engines shall list them once.
  const path = navType === 'worlds' ? page.path : `/simuniverse/${CURRENT}/${navType}`;
  return {
    model: pack(model.shown),
    page: { ...page, path, items: model.items },
    isPartlyEnglish: hasForeignNames(model.shown),
  };
}

/** The same address with another entry's page id. */
function inPlaceOf({ pathname }: URL, pageId: string, other: string): string {
  return pathname.replace(`/${pageId}/`, `/${other}/`);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function UniverseRoute() {
  const { isPartlyEnglish, ...data } = useLoaderData<typeof loader>();
  const model = useUnpacked(data.model);
  return (
    <>
      <UniverseScreen key={`${model.pageId}/${model.part}`} {...model} />
      {isPartlyEnglish && <ForeignNamesNote />}
    </>
  );
}

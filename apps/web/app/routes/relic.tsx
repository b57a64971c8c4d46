import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { relicPage } from '@trailbook/core/pages';
import { RelicScreen } from '@trailbook/ui/screens/relics';
import { pageMeta } from '../page-meta';
import { findOrRedirect } from '../server/find-or-redirect.server';
import { found, thingFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  const { dataset, lookupIn } = args.context;
  const { pageId } = args.params;
  const { id } = findOrRedirect(args.request, pageId, dataset.relicsByPage, dataset.relicSets);
  return thingFacts(args, (language, t) => {
    const model = found(relicPage(lookupIn(language), id));
    const { name, icon } = model;
    return {
      model,
      name: name.text,
      picture: icon,
      description: t('seo.relic', { name: name.text }),
    };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function RelicRoute() {
  const { model } = useLoaderData<typeof loader>();
  return <RelicScreen key={model.id} {...model} />;
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { relicPage } from '@trailbook/core/pages';
import { RelicScreen } from '@trailbook/ui/screens/relics';
import { pageMeta } from '../page-meta';
import { dataset } from '../server/dataset.server';
import { findOrRedirect } from '../server/find-or-redirect.server';
import { found, thingFacts } from '../server/page.server';
import { books } from '../server/texts.server';

export async function loader(args: LoaderFunctionArgs) {
  const sets = dataset.relicsByPage;
  const { pageId } = findOrRedirect(args.request, args.params.pageId, sets, sets);
  return thingFacts(args, (language, t) => {
    const model = found(relicPage(dataset, language, pageId, books));
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

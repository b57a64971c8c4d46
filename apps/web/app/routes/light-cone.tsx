import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lightConePage } from '@trailbook/core/pages';
import { LightConeScreen } from '@trailbook/ui/screens/light-cone';
import { pageMeta } from '../page-meta';
import { findOrRedirect } from '../server/find-or-redirect.server';
import { found, thingFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  const { dataset, lookupIn } = args.context;
  const { pageId } = args.params;
  const { id } = findOrRedirect(args.request, pageId, dataset.lightConesByPage, dataset.lightCones);
  return thingFacts(args, (language, t) => {
    const model = found(lightConePage(lookupIn(language), id));
    const { name, rarity, path } = model;
    return {
      model,
      name: name.text,
      picture: model.art,
      description: t('seo.lightCone', { name: name.text, rarity, path: path.name.text }),
    };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function LightConeRoute() {
  const { model } = useLoaderData<typeof loader>();
  return <LightConeScreen key={model.id} {...model} />;
}

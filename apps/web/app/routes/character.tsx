import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { characterPage } from '@trailbook/core/pages';
import { CharacterScreen } from '@trailbook/ui/screens/character';
import { pageMeta } from '../page-meta';
import { findOrRedirect } from '../server/find-or-redirect.server';
import { found, thingFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  const { dataset, lookupIn } = args.context;
  const { pageId } = args.params;
  const { id } = findOrRedirect(args.request, pageId, dataset.charactersByPage, dataset.characters);
  return thingFacts(args, (language, t) => {
    const model = found(characterPage(lookupIn(language), id));
    const { name, rarity, path, element } = model;
    return {
      model,
      name: name.text,
      picture: model.art,
      description: t('seo.character', {
        name: name.text,
        rarity,
        path: path.name.text,
        element: element.name.text,
      }),
    };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function CharacterRoute() {
  const { model } = useLoaderData<typeof loader>();
  return <CharacterScreen key={model.id} {...model} />;
}

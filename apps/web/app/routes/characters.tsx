import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { characterListPage } from '@trailbook/core/pages';
import { CharacterListScreen } from '@trailbook/ui/screens/characters';
import { pageMeta } from '../page-meta';
import { pageFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'nav.characters');
  return { page, list: characterListPage(args.context.lookupIn(page.language)) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function CharactersRoute() {
  return <CharacterListScreen {...useLoaderData<typeof loader>().list} />;
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeScreen } from '@trailbook/ui/screens/home';
import { pageMeta } from '../page-meta';
import { pageFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  return { page: await pageFacts(args), characters: args.context.dataset.characters.size };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function HomeRoute() {
  return <HomeScreen characters={useLoaderData<typeof loader>().characters} />;
}

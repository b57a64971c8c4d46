import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { relicListPage } from '@trailbook/core/pages';
import { RelicListScreen } from '@trailbook/ui/screens/relics';
import { pageMeta } from '../page-meta';
import { pageFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'nav.relics');
  return { page, list: relicListPage(args.context.lookupIn(page.language)) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function RelicsRoute() {
  return <RelicListScreen {...useLoaderData<typeof loader>().list} />;
}

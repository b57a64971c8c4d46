import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lightConeListPage } from '@trailbook/core/pages';
import { LightConeListScreen } from '@trailbook/ui/screens/light-cones';
import { pageMeta } from '../page-meta';
import { pageFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'nav.lightCones');
  return { page, list: lightConeListPage(args.context.lookupIn(page.language)) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function LightConesRoute() {
  return <LightConeListScreen {...useLoaderData<typeof loader>().list} />;
}

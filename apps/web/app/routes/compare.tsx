import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { comparePage } from '@trailbook/pages';
import { CompareScreen } from '@trailbook/ui/screens/compare';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pack, useUnpacked } from '../packed';
import { pageMeta } from '../page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'compare.title');
  return { page, model: pack(comparePage(args.context.lookupFor(page.language))) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function CompareRoute() {
  return <CompareScreen {...useUnpacked(useLoaderData<typeof loader>().model)} />;
}

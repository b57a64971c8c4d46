import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { presetsPage } from '@trailbook/pages';
import { PresetsScreen } from '@trailbook/ui/screens/presets';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pack, useUnpacked } from '../packed';
import { pageMeta } from '../page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'planner.presets');
  return { page, model: pack(presetsPage(args.context.lookupFor(page.language))) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageMeta(data.page), { name: 'robots', content: 'noindex' }] : [];

export default function PlannerPresetsRoute() {
  return <PresetsScreen presets={useUnpacked(useLoaderData<typeof loader>().model)} />;
}

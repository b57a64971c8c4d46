import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SettingsScreen } from '@trailbook/ui/screens/settings';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pageMeta } from '../page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'nav.settings');
  return { page, plannerUrl: args.context.dataFiles.table(page.language, 'planner').url };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function SettingsRoute() {
  return <SettingsScreen plannerUrl={useLoaderData<typeof loader>().plannerUrl} />;
}

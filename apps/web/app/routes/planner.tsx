import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PlannerScreen } from '@trailbook/ui/screens/planner';
import { pageMetaWithData } from '../page-meta';
import { pageFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'planner.title');
  return { page, dataUrl: args.context.dataFiles.table(page.language, 'planner').url };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMetaWithData(data.page, data.dataUrl) : [];

export default function PlannerRoute() {
  return <PlannerScreen dataUrl={useLoaderData<typeof loader>().dataUrl} />;
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PlannerScreen } from '@trailbook/ui/screens/planner';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pageMetaWithData } from '../page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'planner.title');
  const { dataFiles } = args.context;
  return {
    page,
    dataUrl: dataFiles.table(page.language, 'planner').url,
    warpUrl: dataFiles.table(page.language, 'warp').url,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMetaWithData(data.page, data.dataUrl) : [];

export default function PlannerRoute() {
  const { dataUrl, warpUrl } = useLoaderData<typeof loader>();
  return <PlannerScreen dataUrl={dataUrl} warpUrl={warpUrl} />;
}

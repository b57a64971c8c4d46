import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { homePage } from '@trailbook/pages';
import { HomeScreen } from '@trailbook/ui/screens/home';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pack, useUnpacked } from '../packed';
import { pageMeta } from '../page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args);
  const { dataFiles, lookupFor } = args.context;
  return {
    page,
    model: pack(homePage(lookupFor(page.language))),
    plannerUrl: dataFiles.table(page.language, 'planner').url,
    warpUrl: dataFiles.table(page.language, 'warp').url,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function HomeRoute() {
  const { model, plannerUrl, warpUrl } = useLoaderData<typeof loader>();
  return <HomeScreen page={useUnpacked(model)} plannerUrl={plannerUrl} warpUrl={warpUrl} />;
}

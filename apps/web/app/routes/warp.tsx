import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WarpScreen } from '@trailbook/ui/screens/warp';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pageMetaWithData } from '../page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'warp.title');
  return { page, dataUrl: args.context.dataFiles.table(page.language, 'warp').url };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMetaWithData(data.page, data.dataUrl) : [];

export default function WarpRoute() {
  return <WarpScreen dataUrl={useLoaderData<typeof loader>().dataUrl} />;
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WarpScreen } from '@trailbook/ui/screens/warp';
import { pageMeta } from '../page-meta';
import { pageFacts } from '../server/page.server';

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts(args, 'warp.title');
  return { page, dataUrl: args.context.dataFiles.table(page.language, 'warp').url };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...pageMeta(data.page),
        {
          tagName: 'link',
          rel: 'preload',
          as: 'fetch',
          crossOrigin: 'anonymous',
          href: data.dataUrl,
        },
      ]
    : [];

export default function WarpRoute() {
  return <WarpScreen dataUrl={useLoaderData<typeof loader>().dataUrl} />;
}

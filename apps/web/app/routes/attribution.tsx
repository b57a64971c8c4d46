import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { CreditsScreen } from '@trailbook/ui/screens/about';
import { pageFacts } from '../server/page.server';

/** It has no language in its address, and no others to lead to: it is in English. */
export async function loader(args: LoaderFunctionArgs) {
  return { page: await pageFacts({ ...args, params: { lang: 'en' } }, 'nav.credits') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.page.name} | Trailbook` },
        { name: 'description', content: data.page.description },
        { tagName: 'link', rel: 'canonical', href: `${data.page.origin}/attribution` },
      ]
    : [];

export default function AttributionRoute() {
  return <CreditsScreen />;
}

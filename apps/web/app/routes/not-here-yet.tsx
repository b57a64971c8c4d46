import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingScreen } from '@trailbook/ui/screens/coming';
import { pageMeta } from '../page-meta';
import { pageFacts } from '../server/page.server';

/** An address that is known and not built yet: it says so. That there will be something at it is no lie. */
export async function loader(args: LoaderFunctionArgs) {
  const params = { ...args.params, lang: 'en' };
  return { page: await pageFacts({ ...args, params }, 'notice.notYetTitle') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageMeta(data.page), { name: 'robots', content: 'noindex' }] : [];

export default function NotHereYetRoute() {
  return <ComingScreen />;
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { PrivacyScreen } from '@trailbook/ui/screens/about';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pageMeta } from '../page-meta';

export async function loader(args: LoaderFunctionArgs) {
  return { page: await pageFacts(args, 'nav.privacy') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export default function PrivacyRoute() {
  return <PrivacyScreen />;
}

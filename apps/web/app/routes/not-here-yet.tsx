import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageAt } from '@trailbook/ui/pages';
import { ComingScreen } from '@trailbook/ui/screens/coming';
import { pageMeta } from '../page-meta';
import { languageOf, pageFacts } from '../server/page.server';

/** What has no language in its address. */
const WITHOUT_LANGUAGE = { label: 'notice.notYetTitle', promise: 'coming.words' } as const;

/**
 * Pages that are known but not built yet: each says what will come. That there is such a page is no lie; one
 * thing of many, such as a material, is not there.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const row = args.params.lang === undefined ? undefined : pageAt(pathname);
  const { label = 'notice.notYetTitle', promise } = row?.kind === 'later' ? row : WITHOUT_LANGUAGE;
  const params = { lang: 'en', ...args.params };
  languageOf(params);
  const page = await pageFacts({ ...args, params }, label);
  const isOneOfMany = row?.address.endsWith('/:pageId') ?? false;
  return data({ page, label, promise }, { status: isOneOfMany ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [...pageMeta(loaded.page), { name: 'robots', content: 'noindex' }] : [];

export default function NotHereYetRoute() {
  const { label, promise } = useLoaderData<typeof loader>();
  return <ComingScreen label={label} promise={promise} />;
}

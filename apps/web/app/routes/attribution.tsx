import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { isLanguage } from '@trailbook/core/internal/dataset';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import { CreditsScreen } from '@trailbook/ui/screens/about';
import { pageFacts } from '../../server/pages/page-facts.server';
import { pageMetaAlone } from '../page-meta';

const PATH = '/attribution';

/** It has no language in its address, and no others to lead to: it is served in English. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageFacts({ ...args, params: { lang: 'en' } }, 'nav.credits');
  return { page: { ...page, path: PATH } };
}

/** Whoever comes from a page reads on in its language. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const { language: shown } = document.documentElement.dataset;
  const language = isLanguage(shown) ? shown : 'en';
  const [{ page }, messages] = await Promise.all([
    serverLoader<typeof loader>(),
    loadMessages(language, areasOf(PATH)),
  ]);
  const { t } = createI18n(language, messages);
  const words = { language, name: t('nav.credits'), description: t('meta.description') };
  return { page: { ...page, ...words } };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMetaAlone(data.page) : [];

export default function AttributionRoute() {
  return <CreditsScreen />;
}

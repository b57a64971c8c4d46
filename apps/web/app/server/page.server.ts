import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage, type Language } from '@trailbook/core/dataset';
import { createI18n, loadMessages, type MessageKey } from '@trailbook/ui/i18n';

interface PageFacts {
  readonly name: string | undefined;
  readonly description: string;
  readonly language: Language;
  readonly path: string;
  readonly origin: string;
}

/** The language in the address. An unknown one is a 404, which the language route explains. */
export function languageOf(params: LoaderFunctionArgs['params']): Language {
  if (!isLanguage(params.lang)) throw new Response(null, { status: 404 });
  return params.lang;
}

/** What a page's head needs to know. The public origin is SITE_URL, else as the request came. */
export async function pageFacts(
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
  name?: MessageKey,
): Promise<PageFacts> {
  const language = languageOf(params);
  const { t } = createI18n(language, await loadMessages(language));
  const url = new URL(request.url);
  return {
    name: name && t(name),
    description: t('meta.description'),
    language,
    path: url.pathname.replace(/^\/[^/]+/, '').replace(/\/$/, ''),
    origin: process.env.SITE_URL?.replace(/\/$/, '') ?? url.origin,
  };
}

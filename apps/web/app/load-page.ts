import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { isLanguage, type Language } from '@trailbook/core/internal/dataset';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import type { PageData } from '../server/pages/page-data.server';
import { isReadable } from '../shared/packed';
import { destination } from './destination';
import { isAnswered, loadWhole, NoConnection } from './load-whole';
import { pageScreens } from './page-screens';

/** So many pages back there is always a way. */
const MOST_SEEN = 10;

/** The data of the pages that were shown last in this tab, by their path. */
const seen = new Map<string, PageData>();

/** A page that was shown is shown again where nobody answers. */
export function rememberPage(pathname: string, data: PageData): void {
  seen.delete(pathname);
  seen.set(pathname, data);
  const [oldest] = seen.keys();
  if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest);
}

/**
 * Brings all of a page that is gone to: its data, its texts and its screen. Where something of it cannot be had and
 * somebody answers, the page is loaded whole: files of an older release may be gone, and data of another release is not
 * made for what is open here. Where nobody answers, a page that was shown in this tab is shown again.
 *
 * @throws NoConnection where nobody answers for a page that was not shown yet
 * @throws Response or ErrorResponse what the server says of the page: that it is elsewhere, or nowhere
 */
export async function loadPage({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<PageData> {
  const { pathname, search } = new URL(request.url);
  const language = languageAt(pathname);
  try {
    const [data, messages] = await Promise.all([
      serverLoader<PageData>(),
      loadMessages(language, areasOf(pathname)),
      pageScreens().loadScreen(pathname),
    ]);
    if (!isReadable(data)) throw new Error('The answer has nothing of the page, or half of it.');
    if (data.page.release !== document.documentElement.dataset.release) {
      throw new Error('The answer is of another release.');
    }
    return data.page.isAlone ? readOn(data, createI18n(language, messages)) : data;
  } catch (fault) {
    const isLeft = () => request.signal.aborted;
    if (isAnswer(fault) || isLeft()) throw fault;
    const isThere = await isAnswered();
    if (isLeft()) throw fault;
    if (isThere) return loadWhole(pathname + search + (destination.current?.hash ?? ''));
    const shown = seen.get(pathname);
    if (shown) return shown;
    throw new NoConnection('Nobody answers.', { cause: fault });
  }
}

/** What the server has to say of the page, such as that it is elsewhere. */
function isAnswer(fault: unknown): boolean {
  return fault instanceof Response || isRouteErrorResponse(fault);
}

/** A page without a language in its address goes on in that of the page before. */
function languageAt(pathname: string): Language {
  const shown = [pathname.split('/')[1], document.documentElement.dataset.language];
  return shown.find(isLanguage) ?? 'en';
}

function readOn(data: PageData, { language, t }: ReturnType<typeof createI18n>): PageData {
  const words = { language, name: t('nav.credits'), description: t('meta.description') };
  return { ...data, page: { ...data.page, ...words } };
}

import { cspHash } from './csp-hash.ts';
import type { WorkerFacts } from './facts.ts';
import { escaped, type StoredPage } from './stored-pages.ts';

interface Shown {
  readonly language: string;
  readonly atHand: readonly StoredPage[];
  /** What the reader has chosen; otherwise it is the system's. */
  readonly theme?: string | undefined;
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f9f5ec,#0b0f18);color:light-dark(#1d2433,#e8e4da)}
[data-theme=day]{color-scheme:light}[data-theme=night]{color-scheme:dark}
main{max-width:40rem;margin:0 auto;padding:3rem 1rem}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
a{color:inherit}.retry{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border-radius:6px;background:#f2b866;color:#1d1505;font-weight:600;text-decoration:none}
ul{list-style:none;margin:0;padding:0}li a{display:flex;align-items:center;min-height:44px;border-bottom:1px solid light-dark(#ddd5c4,#263044);text-decoration:none}
:focus-visible{outline:2px solid light-dark(#8a5712,#f2b866);outline-offset:2px}
:lang(th){line-height:1.7}:lang(ko){word-break:keep-all}:lang(ja){line-break:strict;word-break:auto-phrase}
h1:lang(th),h1:lang(ja),h1:lang(zh),h1:lang(ko){line-height:1.4}`;

const CHOSEN: Readonly<Record<string, string>> = {
  day: ' data-theme="day"',
  night: ' data-theme="night"',
};

/**
 * The page in place of one that is not stored. An empty address is that of the page itself, with its query, and never
 * another host's.
 */
export async function offlinePage(
  facts: WorkerFacts,
  { language, atHand, theme }: Shown,
): Promise<Response> {
  const texts = facts.languages[language]?.texts;
  if (!texts) return Response.error();
  const links = atHand
    .map((one) => `<li><a href="${escaped(one.path)}">${escaped(one.name)}</a></li>`)
    .join('');
  const html = `<!doctype html><html lang="${texts.tag}"${CHOSEN[theme ?? ''] ?? ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(texts.title)} | Trailbook</title><style>${STYLE}</style></head><body><main><h1>${escaped(texts.title)}</h1><p>${escaped(texts.text)}</p><p><a class="retry" href="">${escaped(texts.retry)}</a></p>${links && `<h2>${escaped(texts.atHand)}</h2><ul>${links}</ul>`}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${await cspHash(STYLE)}'`,
    },
  });
}

/** The language of the offline page: that of the address, else the reader's, else English. */
export function offlineLanguage(
  path: string,
  { languages }: Pick<WorkerFacts, 'languages'>,
  readerLanguage = 'en',
): string {
  const [, prefix = ''] = path.split('/');
  return [prefix, readerLanguage].find((language) => Object.hasOwn(languages, language)) ?? 'en';
}

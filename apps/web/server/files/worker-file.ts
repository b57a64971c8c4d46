import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { ROWS } from '@trailbook/ui/pages';
import type { WorkerFacts } from '../../service-worker/facts.ts';
import { ADDRESS_ROWS } from '../addresses/canonical-address';
import { contentHash } from '../http/content-hash';
import { isFontOf } from '../pages/font-links.server';

/** The service worker as it is served, and which release it is of. */
export interface WorkerFile {
  /** Null where there is no worker. */
  readonly release: string | null;
  answer(): Promise<Response>;
}

interface Parts {
  /** Where the bundled worker is. */
  readonly path: string;
  /** The build's files. */
  readonly files: readonly string[];
  /** Files that every page starts with. */
  readonly start: readonly string[];
  /** What a release is, beside its files: its revision and its data. */
  readonly marks: readonly string[];
  readonly assetsUrl: string | null;
}

/** Removes the worker that an earlier release, or another site on this host, has left. */
const UNREGISTER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('trailbook:')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

export const NO_WORKER: WorkerFile = { release: null, answer: async () => script(UNREGISTER) };

/** The worker of this release, with its facts at its head. */
export function workerFile(parts: Parts): WorkerFile {
  if (!existsSync(parts.path)) return NO_WORKER;
  const code = readFileSync(parts.path, 'utf8');
  const release = contentHash(code, ...parts.marks, ...parts.files);
  let source: Promise<string> | undefined;
  return {
    release,
    async answer() {
      source ??= factsOf(parts, release).then(
        (facts) => `self.trailbook = ${JSON.stringify(facts)};\n${code}`,
      );
      return script(await source, parts.assetsUrl);
    },
  };
}

async function factsOf(parts: Parts, release: string): Promise<WorkerFacts> {
  const assets = parts.files.filter((path) => path.startsWith('/assets/'));
  const scripts = assets.filter((path) => path.endsWith('.js'));
  const ofLanguages = new Set(
    LANGUAGES.flatMap((language) => scripts.filter((path) => isTextOf(language, path))),
  );
  const languages = await Promise.all(
    LANGUAGES.map(async (language) => {
      const files = assets.filter((path) => isTextOf(language, path) || isFontOf(language, path));
      return [language, { files, texts: await offlineTexts(language) }] as const;
    }),
  );
  const start = new Set(parts.start);
  return {
    release,
    assetsUrl: parts.assetsUrl,
    start: [...start],
    parts: scripts.filter((path) => !ofLanguages.has(path) && !start.has(path)),
    pages: readyPages(),
    rows: ADDRESS_ROWS,
    languages: Object.fromEntries(languages),
  };
}

/** The pages that a player needs most: home, all lists, and the pages on the player's own data. */
export function readyPages(): string[] {
  return ROWS.flatMap(([name, { kind, address }]) => {
    const isReady =
      kind === 'list' ||
      ['home', 'planner', 'warp', 'settings', 'compare', 'moveIn'].includes(name);
    return isReady ? [address === '/' ? '' : address] : [];
  });
}

function isTextOf(language: Language, path: string): boolean {
  return path.startsWith(`/assets/${language}/`);
}

async function offlineTexts(language: Language) {
  const { t } = createI18n(language, await loadMessages(language, ['offline']));
  return {
    tag: LANGUAGE_TAGS[language],
    title: t('offline.title'),
    text: t('offline.text'),
    atHand: t('offline.atHand'),
    retry: t('offline.retry'),
  };
}

function script(source: string, assetsUrl: string | null = null): Response {
  const host = URL.parse(assetsUrl ?? '')?.origin;
  const pictures = host ? ` ${host}` : '';
  return new Response(source, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src 'self'${pictures}`,
      ETag: `"${contentHash(source)}"`,
    },
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, areasOf } from '@trailbook/ui/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import routes from '../app/routes.ts';
import { readSources, type SourceFacts } from './used-texts.ts';

const app = join(import.meta.dirname, '../app');
const i18n = join(import.meta.dirname, '../../../packages/ui/src/i18n');

type Route = (typeof routes)[number];

interface Page {
  readonly address: string;
  /** The modules of the page itself and of what stands around it. */
  readonly modules: readonly string[];
}

const areaOf = new Map(
  AREAS.flatMap((area) => {
    const texts = JSON.parse(readFileSync(join(i18n, `locales/en/${area}.json`), 'utf8'));
    return keysOf(texts).map((key) => [key, area as string]);
  }),
);
let sources: ReadonlyMap<string, SourceFacts>;

beforeAll(() => {
  sources = readSources(join(app, '../tsconfig.json'), join(i18n, 'messages.ts'));
  // The compiler reads the whole site, which takes its time.
}, 180_000);

describe('a page', () => {
  it.each(pagesOf(routes))('asks for no text that it does not load: $address', (page) => {
    const loaded: readonly string[] = areasOf(page.address);
    const missing = [...reached(page.modules)].flatMap((file) =>
      [...(sources.get(file)?.keys ?? [])]
        .filter((key) => !loaded.includes(areaOf.get(key) ?? 'none'))
        .map((key) => `${key} in ${file}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('a text', () => {
  it('is asked for somewhere', () => {
    const used = new Set([...sources.values()].flatMap(({ keys }) => [...keys]));
    expect([...areaOf.keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});

/** Addresses that have a part of their own, with everything that is drawn there. */
function pagesOf(entries: readonly Route[], above = '', around = ['root.tsx']): Page[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${above}/${entry.path}` : above;
    const modules = [...around, entry.file];
    if (entry.children) return pagesOf(entry.children, address, modules);
    return [{ address: address.replace(':lang', 'en') || '/', modules }];
  });
}

/** All files that some modules lead to. */
function reached(modules: readonly string[]): ReadonlySet<string> {
  const files = new Set(modules.map((module) => join(app, module)));
  // A set that grows while it is walked is walked to its end.
  for (const file of files) for (const next of sources.get(file)?.imports ?? []) files.add(next);
  return files;
}

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );
}

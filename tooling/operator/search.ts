import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  createLookup,
  isLanguage,
  LANGUAGES,
  type Language,
  parseDataset,
  readDataFiles,
  type TextBooks,
  textsSchema,
} from '@trailbook/core/internal/dataset';
import {
  openSearch,
  packSearch,
  packSentences,
  search,
  withSentences,
} from '@trailbook/core/internal/search';
import { foundPages } from '@trailbook/ui/found-pages';
import { FOUND_KINDS, hrefOf } from '@trailbook/ui/search';
import { stageWords } from '@trailbook/ui/stage-words';

/** `pnpm -s run search LANG QUERY` (pnpm has a command of its own called search): what the site's search finds, a line each: kind, address, name. */

const ROOT = join(import.meta.dirname, '../..');
const DATA = resolve(process.env.DATA_DIR || join(ROOT, 'data'));
const USAGE = `Prints the ten best that a search of the site finds: kind, address and name, parted by tabs.

  pnpm -s run search LANG QUERY

  LANG is one of ${LANGUAGES.join(', ')}. Of an operator's texts, where there are any, their sentences
  are searched as well. DATA_DIR names another folder than data/.
`;

function main([language, ...words]: readonly string[]): number {
  const query = words.join(' ').trim();
  if (!isLanguage(language) || query === '') {
    process.stderr.write(USAGE);
    return 2;
  }
  const texts = [translate(language), translate('en')] as const;
  const dataset = readDataset();
  const ownWords = {
    pages: foundPages(dataset, language, { t: texts[0], english: texts[1] }),
    stageKinds: stageWords(...texts),
  };
  const pack = packSearch(dataset, language, { kinds: FOUND_KINDS, ...ownWords });
  const lookup = createLookup(dataset, language, readTexts());
  const index = withSentences(openSearch(pack), packSentences(lookup));
  for (const entry of search(index, query)) {
    process.stdout.write(`${entry.kind}\t${hrefOf(entry, language)}\t${entry.name}\n`);
  }
  return 0;
}

function readDataset() {
  return parseDataset(readDataFiles((file) => readJson(join(DATA, file))));
}

function readTexts(): TextBooks {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const file = join(DATA, `text/${language}.json`);
      return existsSync(file) ? [[language, textsSchema.parse(readJson(file))]] : [];
    }),
  );
}

/** Texts of the interface by key, as they lie in their files. */
function translate(language: Language): (key: string) => string {
  const areas = ['shell', 'database', 'warp'].map((area) =>
    readJson(join(ROOT, `packages/ui/src/i18n/locales/${language}/${area}.json`)),
  );
  return (key) => {
    const found = areas
      .map((texts) => key.split('.').reduce(step, texts))
      .find((text) => typeof text === 'string');
    if (found === undefined) throw new Error(`There is no text ${key} in ${language}.`);
    return found as string;
  };
}

function step(place: unknown, key: string): unknown {
  return (place as Readonly<Record<string, unknown>> | undefined)?.[key];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

process.exitCode = main(process.argv.slice(2));

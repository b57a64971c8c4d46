import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isLanguage,
  LANGUAGES,
  type Language,
  parseDataset,
  readDataFiles,
} from '@trailbook/core/internal/dataset';
import { openSearch, packSearch, search } from '@trailbook/core/internal/search';
import { foundPages } from '@trailbook/ui/found-pages';
import { FOUND_KINDS, hrefOf } from '@trailbook/ui/search';
import { stageWords } from '@trailbook/ui/stage-words';

/** `pnpm -s run search LANG QUERY` (pnpm has a command of its own called search): what the site's search finds, a line each: kind, address, name. */

const ROOT = join(import.meta.dirname, '../..');
const USAGE = `Prints the ten best that a search of the site finds: kind, address and name, parted by tabs.

  pnpm -s run search LANG QUERY

  LANG is one of ${LANGUAGES.join(', ')}.
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
  for (const entry of search(openSearch(pack), query)) {
    process.stdout.write(`${entry.kind}\t${hrefOf(entry, language)}\t${entry.name}\n`);
  }
  return 0;
}

function readDataset() {
  return parseDataset(readDataFiles((file) => readJson(`data/${file}`)));
}

/** Texts of the interface by key, as they lie in their files. */
function translate(language: Language): (key: string) => string {
  const areas = ['shell', 'database', 'warp'].map((area) =>
    readJson(`packages/ui/src/i18n/locales/${language}/${area}.json`),
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
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

process.exitCode = main(process.argv.slice(2));

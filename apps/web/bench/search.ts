import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import {
  type openSearch,
  packSearch,
  type SearchPack,
  type search,
} from '@trailbook/core/internal/search';
import { build, type Rollup } from 'vite';
import { loadDataset } from '../server/files/load-dataset.ts';
import { openBrowser } from './browser.ts';
import { atShare } from './percentile.ts';

/**
 * The search over everything of the game that has a name, pages or not: what its file weighs in each language, how long
 * it takes to open, and what a keystroke costs in Chromium, when all golden queries are typed letter by letter.
 */
const MOST_BYTES = 120_000;
const MOST_MS = 8;
/** Typed in every language beside the golden queries: what is found nowhere, and what is found everywhere. */
const FURTHER = ['xyzzyx', 'the'];

const web = join(import.meta.dirname, '..');
const dataset = loadDataset(join(web, '../../data'));

for (const language of LANGUAGES) {
  const json = JSON.stringify(packSearch(dataset, language));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const bytes = brotliCompressSync(json, quality).length;
  const sizes = `${kB(bytes)} brotli, ${kB(gzipSync(json).length)} gzip`;
  console.info(`${language}: ${kB(json.length)} characters, ${sizes}`);
  if (bytes > MOST_BYTES) throw new Error(`The search in ${language} weighs too much.`);
}

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundled() });
  for (const language of LANGUAGES) {
    const pack = packSearch(dataset, language);
    const queries = [...goldenQueries(language), ...FURTHER];
    const { entries, opened, keystrokes } = await page.evaluate(typed, { pack, queries });
    const [half, most] = [at(keystrokes, 0.5), at(keystrokes, 0.95)];
    console.info(
      `${language}: ${entries} entries open in ${at(opened, 0.5)} ms; of ${keystrokes.length} ` +
        `keystrokes half take at most ${half} ms, 19 of 20 at most ${most} ms`,
    );
    if (half > MOST_MS) throw new Error(`A keystroke in ${language} takes too long.`);
  }
} finally {
  await browser.close();
}

/** What golden cases look for in a language. */
function goldenQueries(language: Language): string[] {
  const file = join(web, `../../packages/verifier/cases/search/${language}.json`);
  const cases: readonly { readonly input: { readonly query: string } }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return cases.map(({ input }) => input.query);
}

/** The core's search as one script, as browsers get it. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(web, '../../packages/core/src/search/index.ts'),
        formats: ['iife'],
        name: 'Search',
      },
    },
  });
  const [{ output }] = built as Rollup.RollupOutput[] as [Rollup.RollupOutput];
  return output[0].code;
}

/** Runs in the page. */
function typed({ pack, queries }: { pack: SearchPack; queries: readonly string[] }) {
  const core = (
    globalThis as unknown as {
      Search: { openSearch: typeof openSearch; search: typeof search };
    }
  ).Search;
  const json = JSON.stringify(pack);
  const opened = [1, 2, 3, 4, 5].map(() => {
    const began = performance.now();
    core.openSearch(JSON.parse(json));
    return performance.now() - began;
  });
  const index = core.openSearch(pack);
  const keystrokes: number[] = [];
  for (let round = 0; round < 2; round++) {
    for (const query of queries) {
      for (let length = 1; length <= query.length; length++) {
        const began = performance.now();
        core.search(index, query.slice(0, length));
        keystrokes.push(performance.now() - began);
      }
    }
  }
  return { entries: index.entries.length, opened, keystrokes };
}

function at(values: readonly number[], share: number): number {
  return Number(atShare(values, share).toFixed(1));
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} k`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { pageAt } from '@trailbook/ui/pages';
import { pagePaths } from '../../server/addresses/page-paths.server.ts';
import { loadDataset } from '../../server/files/load-dataset.ts';
import { chosenCrawl } from '../../test/chosen-crawl.ts';
import { UNFINISHED } from '../support/draft-translations.ts';
import { expect, test } from '../support/fixtures.ts';

/** Every page of the database on a phone, lists and each of a page's tabs; of some kinds, in some languages, if chosen. */

/** How many pages one test opens: small enough to share the work among workers. */
const A_TIME = 60;
/** Scripts take three quarters of the time, and pages of a kind run the same ones: the first of each
 * kind and each fifth page, unless chosen. */
const isChosen = process.env.CRAWL_LANGUAGES !== undefined || process.env.CRAWL_KINDS !== undefined;
const EACH = isChosen ? 1 : 5;

const data = join(import.meta.dirname, '../../../../data');
const all = pagePaths(loadDataset(data)).filter((path) => {
  const row = pageAt(`/en${path}`);
  return row?.kind !== 'page' || row.places !== undefined;
});
const { languages, kinds } = chosenCrawl(process.env, new Set(all.map(kindOf)));
const pages = all.filter((path) => kinds.has(kindOf(path)));

/** Numbers that the game itself has for names; any other is an id whose name was not found. */
const NUMBERS = new Set(
  LANGUAGES.flatMap((language) => {
    const names: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
      readFileSync(join(data, `names/${language}.json`), 'utf8'),
    );
    return Object.values(names).flatMap((kind) => Object.values(kind));
  }).filter((name) => /^\d+$/.test(name)),
);

for (const language of languages) {
  test.describe('as they are served', () => {
    test.use({ javaScriptEnabled: false });
    crawl(language, pages, 'are whole on a phone');
  });
  crawl(
    language,
    pages.filter(
      (path, place) => place % EACH === 0 || kindOf(path) !== kindOf(pages[place - 1] ?? ''),
    ),
    'come alive on a phone, and stay whole @core',
  );
}

function crawl(language: Language, paths: readonly string[], what: string): void {
  for (let from = 0; from < paths.length; from += A_TIME) {
    const some = paths.slice(from, from + A_TIME);
    test(`${language}: pages ${from + 1} to ${from + some.length} ${what}`, async ({
      page,
      javaScriptEnabled,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width: 390, height: 844 });
      const faults: string[] = [];
      for (const path of some) {
        faults.push(...(await faultsOf(page, `/${language}${path}`, javaScriptEnabled !== false)));
      }
      expect(faults).toEqual([]);
    });
  }
}

/** The first part of an address: `material`, `simuniverse`. */
function kindOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** What is wrong with a page. It is asked once, and the next is gone to: of so many pages, each question counts. */
async function faultsOf(page: Page, address: string, withScripts: boolean): Promise<string[]> {
  // The frame's own way: the page's waits for what is waited for in `look`.
  const response = await page.mainFrame().goto(address);
  const { isAwake, text, names, tooWide, cut } = await look(page, withScripts);
  const unfinished = UNFINISHED.exec(text)?.[0];
  const nameless = names.filter((name) => /^\d*$/.test(name) && !NUMBERS.has(name));
  return [
    ...(response?.status() === 200 ? [] : [`it is answered with ${response?.status()}`]),
    ...(isAwake ? [] : ['it does not come alive']),
    ...(unfinished === undefined ? [] : [`it says “${unfinished}”`]),
    ...nameless.map((name) => `“${name}” is no name`),
    ...(tooWide === 0 ? [] : [`it is ${tooWide} px too wide`]),
    ...cut.map((name) => `“${name}” is cut`),
  ].map((fault) => `${address}: ${fault}`);
}

/** Looks at a page; with scripts, once it is alive and nothing of it is on its way to the disk. */
function look(page: Page, withScripts: boolean) {
  return page.evaluate(async (withScripts) => {
    const isAwake = () => {
      const main = document.querySelector('main');
      const isDrawn = !main || Object.keys(main).some((key) => key.startsWith('__react'));
      // The last is set by the page's scripts: nothing of theirs is left unheard.
      return (
        isDrawn &&
        !window.early &&
        !document.querySelector('html[data-saving], [data-panel][hidden]:not([hidden=until-found])')
      );
    };
    const until = performance.now() + 60_000;
    while (withScripts && !isAwake() && performance.now() < until)
      await new Promise(requestAnimationFrame);
    const found = { isAwake: !withScripts || isAwake() };
    // All of a page is served: its tabs can be looked at together.
    for (const closed of document.querySelectorAll('[data-panel]')) {
      closed.removeAttribute('hidden');
    }
    return {
      ...found,
      text: document.body.innerText,
      names: [...document.querySelectorAll<HTMLElement>('.thing-name, h1, h2, h3, h4')]
        // A heading that is a year says so.
        .filter((element) => element.querySelector(':scope > time:only-child') === null)
        .map((element) => element.textContent?.trim() ?? ''),
      tooWide: document.documentElement.scrollWidth - innerWidth,
      cut: [...document.querySelectorAll<HTMLElement>('.thing-name')]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map((element) => element.textContent),
    };
  }, withScripts);
}

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageAt, type Row } from '@trailbook/ui/pages';
import { pagePaths } from '../../server/addresses/page-paths.server.ts';
import { loadDataset } from '../../server/files/load-dataset.ts';
import { chosenCrawl } from '../../test/chosen-crawl.ts';
import { UNFINISHED } from '../support/draft-translations.ts';
import { expect, goAsLinksDo, test } from '../support/fixtures.ts';

/**
 * Every page of the sitemap, gone to from the one before as links do; the first of each kind is loaded whole. None may
 * say a word in the console, or ask for what it does not get. A few of each kind, or all where languages are named.
 */

/** How many pages one test walks: enough to go by in a minute. */
const A_TIME = 500;
const FEW = 3;

const data = join(import.meta.dirname, '../../../../data');
const all = pagePaths(loadDataset(data));
const { languages, kinds } = chosenCrawl(process.env, new Set(all.map(kindOf)));
const isWhole = process.env.CRAWL_LANGUAGES !== undefined;
const pages = [...kinds].flatMap((kind) => {
  const own = all.filter((path) => kindOf(path) === kind);
  return isWhole ? own : own.slice(0, FEW);
});

for (const language of languages) {
  for (let from = 0; from < pages.length; from += A_TIME) {
    const some = pages.slice(from, from + A_TIME);
    test(`${language}: pages ${from + 1} to ${from + some.length}, one after another`, async ({
      page,
    }) => {
      test.setTimeout(480_000);
      expect(await faultsOf(page, some, `/${language}`)).toEqual([]);
    });
  }
}

/** The first part of an address: `material`, `simuniverse`; nothing for the start page. */
function kindOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Walks pages in turn. All that is wrong is told, each with the page that it was met on. */
async function faultsOf(page: Page, paths: readonly string[], start: string): Promise<string[]> {
  const faults: string[] = [];
  let address = '';
  const tell = (fault: string) => faults.push(`${address}: ${fault}`);
  hear(page, tell);
  const met = new Set<Row | undefined>();
  for (const path of paths) {
    address = start + path;
    const row = pageAt(address);
    if (!met.has(row)) await page.goto(address);
    else if (!(await go(page, address))) tell('it is not drawn');
    met.add(row);
    for (const fault of oddIn(await look(page), address, row)) tell(fault);
  }
  return faults;
}

/** All that a browser says of a page, and all that it asks for in vain. */
function hear(page: Page, tell: (said: string) => void): void {
  page.on('console', (message) => tell(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => tell(String(error)));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // What a page still asked for when it was left is missed by nobody.
    if (errorText !== 'net::ERR_ABORTED') tell(`${request.url()}: ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) tell(`${response.url()}: ${response.status()}`);
  });
}

/** As a link leads. Whether the page was drawn: each has a heading of its own. */
async function go(page: Page, address: string): Promise<boolean> {
  const left = await page.evaluateHandle(() => document.querySelector('main h1'));
  await goAsLinksDo(page, address);
  return page.evaluate(async (left) => {
    const isDrawn = () => ![null, left].includes(document.querySelector('main h1'));
    const until = performance.now() + 15_000;
    while (!isDrawn() && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    return isDrawn();
  }, left);
}

/** What a page tells of itself. */
interface Look {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly unfinished: string | undefined;
}

function look(page: Page): Promise<Look> {
  return page.evaluate((unfinished) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement?.matches('script, style')) said.push(text.textContent ?? '');
    }
    return {
      path: location.pathname,
      title: document.title,
      heading: document.querySelector('main h1')?.textContent ?? '',
      unfinished: new RegExp(unfinished).exec(said.join('\n'))?.[0],
    };
  }, UNFINISHED.source);
}

/** What is not as it should be. Lists and things are called in the title as in their heading. */
function oddIn({ path, title, heading, unfinished }: Look, address: string, row?: Row): string[] {
  const isNamed = row?.kind === 'list' || row?.kind === 'thing';
  const isCalled = /(?:^|. \| )Trailbook$/.test(title) && (!isNamed || title.includes(heading));
  return [
    ...(path === address ? [] : [`it is ${path}`]),
    ...(heading.trim() === '' ? ['it has no heading'] : []),
    ...(isCalled ? [] : [`the title of “${heading}” is “${title}”`]),
    ...(unfinished === undefined ? [] : [`it says “${unfinished}”`]),
  ];
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { untilReady } from '../support/until-ready.ts';

/** The whole way of an operator: a folder of what they have, one command, the site with all of it. */
const PORT = Number(process.env.E2E_PORT ?? 4317) + 7;
const ROOT = join(import.meta.dirname, '../../../..');
const MARCH = '/character/march-7th';

// Most things have no picture in so small a dump, and pages ask for none of those.
test.use({ baseURL: `http://localhost:${PORT}` });
// All look at one site, which takes long to make.
test.describe.configure({ mode: 'serial' });

let home: string;
let site: ChildProcess | undefined;
let report: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  home = mkdtempSync(join(tmpdir(), 'trailbook-operator-e2e-'));
  const [data, dump, assets] = ['data', 'dump', 'assets'].map((name) => join(home, name));
  execFileSync('mkdir', [data as string]);
  for (const part of ['manifest.json', 'game', 'names', 'terms', 'choices', 'search']) {
    symlinkSync(join(ROOT, 'data', part), join(data as string, part));
  }
  const run = (file: string, ...args: readonly (string | undefined)[]) =>
    execFileSync(process.execPath, [join(ROOT, 'tooling/operator', file), ...(args as string[])], {
      encoding: 'utf8',
    });
  run('test/write-fake-dump.ts', dump, '57', '8');
  report = run('operator.ts', ...['--from', dump, '--assets', assets, '--data', data, '--yes']);
  site = spawn(process.execPath, ['server/node/serve.ts'], {
    cwd: join(ROOT, 'apps/web'),
    env: {
      ...process.env,
      ...{ PORT: String(PORT), OFFLINE: 'false', STORE_DIR: join(home, 'store') },
      ...{ DATA_DIR: data, ASSETS_URL: assets },
    },
  });
  let log = '';
  site.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  await untilReady(`http://localhost:${PORT}`, site, () => log);
});

test.afterAll(() => {
  site?.kill();
  rmSync(home, { recursive: true, force: true });
});

const textsIn = (language: string) =>
  JSON.parse(readFileSync(join(home, `data/text/${language}.json`), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;

/** The beginning of a sentence, before its figures. */
const beginningOf = (text = '') => text.split(/ \(|[.。]/)[0] ?? '';

test('the command says what it made', () => {
  expect(report).toContain('Texts: en, jp, ru');
  expect(report).toMatch(/Pictures: 57 made, 0 unchanged, 0 refused/);
  expect(report).toMatch(/Voices: 8 made, 0 unchanged, 0 refused/);
});

test('a character has art, words and a voice', async ({ page }) => {
  const answer = page.waitForResponse(/\/assets\/SpriteOutput\/AvatarDrawCard\/1001.*\.webp$/);
  await page.goto(`/en${MARCH}`);
  const art = page.getByRole('complementary').locator('img[src*="AvatarDrawCard/1001"]');
  await expect(art).toBeVisible();
  await expect
    .poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(63);
  expect((await answer).headers()['content-type']).toBe('image/webp');

  await page.getByRole('tab', { name: 'Skills', exact: true }).click();
  await expect(
    page.getByText(beginningOf(textsIn('en').skillDescription?.['100101'])).first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Lore', exact: true }).click();
  await page.getByRole('tab', { name: 'Voice', exact: true }).click();
  await page.getByRole('button', { name: 'Play line 1', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause line 1', exact: true })).toBeVisible();
});

test('a book has its pictures where its words name them', async ({ page }) => {
  await page.goto('/en/book/astas-equipment-purchase-contract');
  const picture = page.getByRole('main').locator('img[src*="ImgBook0001"]');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(63);
});

test('a language of the dump has its own words, another one those of English', async ({ page }) => {
  for (const [language, lang] of [
    ['jp', undefined],
    ['de', 'en'],
  ] as const) {
    const text = textsIn(lang ?? language).lightConeSkillDescription?.['20000'];
    await page.goto(`/${language}/lightcone/arrows`);
    const said = page
      .locator('bdi')
      .filter({ hasText: beginningOf(text) })
      .first();
    await expect(said).toBeVisible();
    if (lang) await expect(said).toHaveAttribute('lang', lang);
    else await expect(said).not.toHaveAttribute('lang');
  }
});

test('items, books, relics and achievements are told', async ({ page }) => {
  const texts = textsIn('en');
  for (const [address, sentence] of [
    ['/en/material/credit', texts.itemDescription?.['2']],
    ['/en/relics/passerby-of-wandering-cloud', texts.relicBonusDescription?.['1012']],
    ['/en/achievements/i-trailblazer', texts.achievementDescription?.['4010101']],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(beginningOf(sentence)).first()).toBeVisible();
  }
});

test('the search knows the words, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  await page.keyboard.press('Control+k');
  const words = beginningOf(textsIn('en').itemDescription?.['2']).split(' ');
  await page.getByRole('combobox').fill(words.slice(1).join(' '));
  await expect(page.getByRole('option').first()).toBeVisible();
  // Not by some of its words, as names alone would be.
  await expect(page.getByText('Nothing is called')).toHaveCount(0);
});

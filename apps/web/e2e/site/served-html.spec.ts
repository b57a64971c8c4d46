import { join } from 'node:path';
import { createLookup } from '@trailbook/core/internal/dataset';
import { type CharacterPage, characterPage } from '@trailbook/pages';
import { loadDataset } from '../../server/files/load-dataset.ts';
import { core, expect, test } from '../support/fixtures.ts';

const dataset = loadDataset(join(import.meta.dirname, '../../../../data'));

/** What search engines, and readers without JavaScript, are given. */
test('the HTML of every character names each of its skills, traces and eidolons', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const lookup = createLookup(dataset, 'en');
  for (const { id } of dataset.characters.values()) {
    const page = characterPage(lookup, id);
    if (!page) throw new Error(`There is no page of ${id}.`);
    const html = await (await request.get(`/en/character/${page.pageId}`)).text();
    const text = readable(html);
    expect([page.pageId, namesOf(page).filter((name) => !text.includes(name))]).toEqual([
      page.pageId,
      [],
    ]);
  }
});

test('the head of a page shows the drawing of its thing once', async ({ request }) => {
  for (const path of ['/en/character/seele', '/en/lightcone/in-the-night']) {
    const html = await (await request.get(path)).text();
    const head = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
    expect([path, head.match(/<svg viewBox="0 0 96 96"/g)?.length]).toEqual([path, 1]);
  }
});

test('factions and voice actors without a name in the page’s language are marked with theirs', async ({
  request,
}) => {
  const html = await (await request.get('/ru/character/seele')).text();
  expect(html).toMatch(/<dd[^>]*><span lang="en"[^>]*>Belobog</);
  expect(html).toMatch(/<dd[^>]*><span lang="en"[^>]*>Molly Zhang</);
  expect(html).toMatch(/<dd[^>]*><span lang="ko"[^>]*>\p{Script=Hangul}/u);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of a character can be read @core', async ({ page }) => {
    await page.goto('/en/character/seele');
    for (const name of ['Sheathed Blade', 'Lacerate', 'Extirpating Slash']) {
      await expect(
        page.getByRole('heading', { name }).or(page.getByText(name)).first(),
      ).toBeVisible();
    }
  });

  for (const path of [
    '/en/planner',
    '/en/warp',
    '/en/settings',
    '/en/achievements',
    '/en/compare',
  ]) {
    test(`${path} says what it takes scripts for, and waits for none${core(path === '/en/planner')}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByText(/scripts \(JavaScript\), which do not run here/)).toBeVisible();
      await expect(page.locator('main [aria-busy]:visible')).toHaveCount(0);
      await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
      await page.locator('main').getByRole('link').last().click();
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('the planner leads to what can be read', async ({ page }) => {
    await page.goto('/de/planner');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'Was sich ohne Skripte lesen lässt' }),
    ).toBeVisible();
    await main.getByRole('link', { name: 'Figuren' }).click();
    await expect(page).toHaveURL(/\/de\/characters$/);
    await expect(main.getByRole('link', { name: 'Seele' })).toBeVisible();
  });
});

test('panels that are not shown are found by a search within the page, and open for it @core', async ({
  page,
}) => {
  await page.goto('/en/character/seele');
  const panel = page.locator('#eidolons');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expect(panel.getByText('Extirpating Slash')).toBeHidden();
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch')));
  await expect(panel.getByText('Extirpating Slash')).toBeVisible();
  await expect(page.locator('#details')).toHaveAttribute('hidden', 'until-found');
});

test('a tab has an address, which others can be sent to @core', async ({ page, context }) => {
  await page.goto('/en/character/seele');
  await page.getByRole('tab', { name: 'Traces' }).click();
  await expect(page).toHaveURL(/\/en\/character\/seele#traces$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('tab', { name: 'Traces' })).toHaveAttribute('aria-selected', 'true');
  await expect(other.getByRole('button', { name: 'Nightshade' }).first()).toBeVisible();
  await other
    .getByRole('link', { name: /^Planner/ })
    .first()
    .click();
  await expect(other.getByRole('heading', { name: 'Planner' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('tab', { name: 'Traces' })).toHaveAttribute('aria-selected', 'true');
});

function namesOf({ variants }: CharacterPage): string[] {
  const standard = variants[0];
  if (!standard) return [];
  const skills = [...standard.skills, ...standard.memosprite].flatMap((group) => [
    group.name,
    ...(group.skills.length > 1 ? group.skills.map(({ name }) => name) : []),
  ]);
  return [
    ...skills,
    ...standard.traces.map(({ name }) => name),
    ...standard.eidolons.map(({ name }) => name),
  ].flatMap((name) => (name ? [name.text] : []));
}

/** The page without what only scripts read. */
function readable(html: string): string {
  const ENTITIES: Readonly<Record<string, string>> = {
    '&quot;': '"',
    '&#x27;': "'",
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
  };
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

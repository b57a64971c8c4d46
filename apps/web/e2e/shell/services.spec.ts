import type { Page } from '@playwright/test';
import { startServer } from '../../test/server-process.ts';
import { expect, test } from '../support/fixtures.ts';

/** What an operator sets up beside the site. Rules S18, S19, S20, S21. */

const SET_UP = {
  ADS_SCRIPT: 'https://ads.example/tag.js',
  ANALYTICS_URL: 'https://count.example/visit',
  ERROR_DSN: 'https://key@errors.example/42',
  HIDE_DEBUG: 'false',
};
/** A provider that only notes what stands. */
const PROVIDER = `window.standing=[];window.adProvider={show:ad=>{standing.push(ad.kind);
return()=>standing.splice(standing.indexOf(ad.kind),1)}};`;

/** Answers in the place of all hosts of elsewhere. @returns what was asked of them */
async function stubElsewhere(page: Page): Promise<{ url: string; body: string | null }[]> {
  const requests: { url: string; body: string | null }[] = [];
  await page.route(/https:\/\/\w+\.example\//, (route) => {
    requests.push({ url: route.request().url(), body: route.request().postData() });
    const isScript = route.request().url().endsWith('.js');
    return route.fulfill(
      isScript ? { contentType: 'text/javascript', body: PROVIDER } : { status: 204 },
    );
  });
  return requests;
}

const standing = (page: Page) => page.evaluate(() => Reflect.get(window, 'standing'));

test('the default build asks nobody else and has no panel @core', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    elsewhere.push(new URL(request.url()).origin);
  });
  await page.goto('/en', { waitUntil: 'networkidle' });
  const own = new URL(page.url()).origin;
  expect(elsewhere).toContain(own);
  expect(elsewhere.filter((origin) => origin !== own && origin !== 'null')).toEqual([]);
  await expect(page.getByText('Debug', { exact: true })).toHaveCount(0);
});

test('ads come with consent alone, and anew on every navigation @core', async ({ page }) => {
  const site = await startServer(SET_UP);
  const requests = await stubElsewhere(page);
  try {
    await page.goto(`${site.origin}/en/settings`);
    const consent = page.getByRole('switch', { name: /Show ads/ });
    await expect(consent).not.toBeChecked();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests.filter(({ url }) => url.includes('ads.example'))).toEqual([]);

    await consent.click();
    await expect(consent).toBeChecked();
    await expect.poll(() => standing(page)).toEqual(['video', 'anchor', 'anchor']);
    await page
      .getByRole('link', { name: /^Characters/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/characters$/);
    await expect.poll(() => standing(page)).toEqual(['video', 'anchor', 'anchor']);
    expect(requests.filter(({ url }) => url.includes('ads.example'))).toHaveLength(1);
  } finally {
    site.process.kill();
  }
});

test('visits are counted as pages, and not at all where the browser asks so', async ({ page }) => {
  const site = await startServer(SET_UP);
  const requests = await stubElsewhere(page);
  const visits = () => requests.filter(({ url }) => url.includes('count.example'));
  try {
    await page.goto(`${site.origin}/en/characters?path=hunt`);
    await expect
      .poll(visits)
      .toEqual([{ url: SET_UP.ANALYTICS_URL, body: '{"path":"/en/characters","width":"wide"}' }]);
    requests.length = 0;
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }),
    );
    await page.goto(`${site.origin}/en/characters`, { waitUntil: 'networkidle' });
    await expect(page.getByText('Debug', { exact: true })).toBeVisible();
    expect(visits()).toEqual([]);
  } finally {
    site.process.kill();
  }
});

test('the panel for developers tells the release and switches parts on', async ({ page }) => {
  const site = await startServer({ HIDE_DEBUG: 'false', BRANCH: 'Rel/V30.0', REVISION: 'r1' });
  try {
    await page.goto(`${site.origin}/en/warp`);
    await page.getByText('Debug', { exact: true }).click();
    await expect(page.getByText('Rel/V30.0')).toBeVisible();
    const csv = page.getByRole('checkbox', { name: 'csvImport' });
    await expect(csv).not.toBeChecked();
    await csv.check();
    await expect(csv).toBeDisabled();
    await expect(page.getByRole('checkbox')).toHaveCount(8);
  } finally {
    site.process.kill();
  }
});

test('the foot leads to those communities that the operator names', async ({ page }) => {
  const site = await startServer({ COMMUNITY_CHAT: 'https://chat.example/trailbook' });
  try {
    await page.goto(`${site.origin}/en`);
    await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
      'href',
      'https://chat.example/trailbook',
    );
    await expect(page.getByRole('link', { name: 'Follow us' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Help translate' })).toHaveCount(0);
  } finally {
    site.process.kill();
  }
});

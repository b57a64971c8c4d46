import { expect, test } from '../support/fixtures.ts';

const HOUR_MS = 3_600_000;

test('an hour later, a newer release asks for a reload and cannot be sent away @core', async ({
  page,
}) => {
  await page.clock.install();
  let revision = 'newer';
  await page.route('**/deployment.log', (route) => route.fulfill({ json: { revision } }));
  await page.goto('/en/characters');
  await page.clock.runFor(HOUR_MS);
  const popup = page.getByRole('dialog', { name: 'New update' });
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('button')).toHaveText(['Reload']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(popup).toBeVisible();

  revision = 'whatever';
  // Enter confirms: the popup has opened on its heading, where no button has the focus.
  await expect(popup.getByRole('heading')).toBeFocused();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the reload waits until what was entered into a sheet is saved @core', async ({ page }) => {
  await page.clock.install();
  await page.route('**/deployment.log', (route) => route.fulfill({ json: { revision: 'newer' } }));
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const sheet = page.getByRole('dialog', { name: 'Seele' });
  const level = sheet.getByLabel('Target level', { exact: true });
  await level.fill('70');
  await level.press('Enter');
  const log = page.waitForResponse('**/deployment.log');
  await page.clock.runFor(HOUR_MS);
  await log;
  const popup = page.getByRole('dialog', { name: 'New update' });
  await expect(popup).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(popup).toBeVisible();
});

test('the reload waits until what was discarded can be taken back no more', async ({ page }) => {
  await page.clock.install();
  await page.route('**/deployment.log', (route) => route.fulfill({ json: { revision: 'newer' } }));
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const level = page.getByRole('dialog').getByLabel('Target level', { exact: true });
  await level.fill('70');
  await level.press('Enter');
  const log = page.waitForResponse('**/deployment.log');
  await page.clock.runFor(HOUR_MS);
  await log;
  await page.keyboard.press('Escape');
  const popup = page.getByRole('dialog', { name: 'New update' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(level).toHaveValue('70');
  await expect(popup).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(popup).toBeVisible();
});

test('the reload says that it is on its way, and takes no second press', async ({ page }) => {
  await page.clock.install();
  await page.route('**/deployment.log', (route) => route.fulfill({ json: { revision: 'newer' } }));
  await page.goto('/en/characters');
  // As where a worker of the new release has yet to come, over a slow network.
  await page.evaluate(() => {
    document.body.dataset.asked = '';
    addEventListener('trailbook:to-new-release', (event) => {
      document.body.dataset.asked += 'once ';
      event.preventDefault();
    });
  });
  await page.clock.runFor(HOUR_MS);
  const popup = page.getByRole('dialog', { name: 'New update' });
  const reload = popup.getByRole('button', { name: 'Reload' });
  await expect(popup.getByRole('status')).toHaveText('');
  await reload.click();
  await expect(popup.getByRole('status')).toHaveText('Loading…');
  await expect(reload).toBeFocused();
  await reload.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'once ');
});

test('the same release is left alone', async ({ page, request }) => {
  const { revision } = (await (await request.get('/deployment.log')).json()) as {
    readonly revision: string;
  };
  await page.clock.install();
  const requests: string[] = [];
  await page.route('**/deployment.log', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ json: { revision } });
  });
  await page.goto('/en');
  await page.clock.runFor(2 * HOUR_MS);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('an old page whose parts are gone', () => {
  test.use({ tolerated: /^Failed to load resource/ });

  test('loads the next page whole, and never falls over @core', async ({ page }) => {
    await page.goto('/en/characters', { waitUntil: 'networkidle' });
    await page.route('**/assets/relic-list-*.js', (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await page.getByText('Data bank').click();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('link', { name: 'Relics', exact: true }).first().click(),
    ]);
    await expect(page).toHaveURL(/\/en\/relics$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relics');
  });

  test('asks for the reload as soon as a part of it is missing', async ({ page }) => {
    await page.route('**/deployment.log', (route) => route.fulfill({ json: { revision: 'new' } }));
    for (const name of ['bronya', 'seele']) {
      await page.goto(`/en/planner#${name}`, { waitUntil: 'networkidle' });
      await expect(page.locator(`a[href$="/${name}"]`).first()).toBeVisible();
    }
    await page.route('**/assets/priority-dialog-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Priority' }).click();
    await expect(page.getByRole('dialog', { name: 'New update' })).toBeVisible();
  });
});

import { startServer } from '../bench/server-process.ts';
import { expect, test } from './fixtures.ts';

test('a part that the deployment holds back is not on the page', async ({ page, baseURL }) => {
  const memosprite = page.getByRole('tab', { name: 'Memosprite', exact: true });
  const site = await startServer({ BRANCH: 'Rel/V27.0' });
  try {
    await page.goto(`${site.origin}/en/character/aglaea`);
    await expect(page.getByRole('tab', { name: 'Traces', exact: true })).toBeVisible();
    await expect(memosprite).toHaveCount(0);
    await page.goto(`${baseURL}/en/character/aglaea`);
    await expect(memosprite).toBeVisible();
  } finally {
    site.process.kill();
  }
});

import { startServer } from '../../test/server-process.ts';
import { expect, goAsLinksDo, test } from '../support/fixtures.ts';

test('a part that the deployment holds back is not on the page @core', async ({
  page,
  baseURL,
}) => {
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

test('a part that the deployment holds back comes where a developer switches it on', async ({
  page,
}) => {
  const site = await startServer({ BRANCH: 'Rel/V27.0', HIDE_DEBUG: 'false' });
  try {
    await page.goto(`${site.origin}/en/character/aglaea`);
    const memosprite = page.getByRole('tab', { name: 'Memosprite', exact: true });
    await page.getByText('Debug', { exact: true }).click();
    await expect(memosprite).toHaveCount(0);
    await page.getByLabel('remembrance', { exact: true }).check();
    await expect(memosprite).toBeVisible();
  } finally {
    site.process.kill();
  }
});

test('the help comes along where an address by id is gone to without loading it anew', async ({
  page,
}) => {
  await page.goto('/en/characters');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goAsLinksDo(page, '/en/character/1102?helpmode');
  await expect(page).toHaveURL(/\/en\/character\/seele\?helpmode$/);
  await expect(page.getByRole('dialog', { name: 'Help mode' })).toBeVisible();
});

test('the help switches the import of tables on where the deployment holds it back', async ({
  page,
}) => {
  const site = await startServer({ BRANCH: 'Rel/V30.0' });
  const table = 'time,type,item\n2026-01-01 08:00:00,11,1102\n';
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const file = { name: 'my.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    await (await chooser).setFiles(file);
  };
  try {
    await page.goto(`${site.origin}/en/warp?helpmode`);
    const popup = page.getByRole('dialog', { name: 'Help mode' });
    await popup.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('button', { name: 'Import and export warps' }).click();
    await page.getByRole('tab', { name: 'Manual import' }).click();
    await choose();
    await expect(page.getByText('This kind of file is not supported.')).toBeVisible();

    await page.goto(`${site.origin}/en/warp?helpmode`);
    await popup.getByRole('button', { name: 'Switch on CSV import' }).click();
    await expect(popup).toContainText('CSV import is on');
    await popup.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('button', { name: 'Import and export warps' }).click();
    await page.getByRole('tab', { name: 'Manual import' }).click();
    await choose();
    await expect(page.getByRole('heading', { name: 'The file names no account.' })).toBeVisible();
  } finally {
    site.process.kill();
  }
});

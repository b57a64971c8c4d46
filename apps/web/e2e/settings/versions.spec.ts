import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { packBackup, type StoredDocument, unpackBackup } from '@trailbook/core/internal/user-data';
import { expect, test } from '../support/fixtures.ts';
import { putRow } from '../support/storage-access.ts';

/** What a later version wrote meets this one: nothing vanishes, and each step says in plain words where it is. */

const LATER_PLAN: StoredDocument = {
  profile: 'default',
  name: 'planner',
  rows: new Map<string, unknown>([
    ['', { version: 9, shelves: 2 }],
    ['shelf', 'of another shape'],
  ]),
};

function backupOf(...data: StoredDocument[]): Buffer {
  const packed = packBackup(data, { createdAt: 1_790_000_000_000, store: '', revision: 1 });
  if (!packed.ok) throw new Error(packed.error.code);
  return Buffer.from(packed.value);
}

async function choose(page: Page, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import Backup' }).click();
  const file = { name: 'backup.jsonl.gz', mimeType: 'application/gzip', buffer };
  await (await chooser).setFiles(file);
}

async function planned(page: Page, pageId: string) {
  await page.goto(`/en/planner#${pageId}`);
  await expect(page.locator(`a[href$="/${pageId}"]`).first()).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');

test('a plan from a newer version is put aside beside one’s own, listed, and in every export @core', async ({
  page,
}) => {
  await planned(page, 'seele');
  await page.goto('/en/settings');
  await choose(page, backupOf(LATER_PLAN));
  await expect(dialog(page).getByRole('row').nth(1)).toHaveText(
    /Default.*Planned upgrades.*1.*can’t be counted here \(newer version\).*1/,
  );
  await expect(dialog(page).getByText('Planned upgrades (Default). If you merge')).toBeVisible();
  await expect(dialog(page).getByText('holds less than this device')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Merge' }).click();
  await expect(
    page.getByText('Put aside until an update can read it: Planned upgrades (Default).'),
  ).toBeVisible();
  await expect(page.getByText('Put aside: Planned upgrades (Default)')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Data recovery' }).click();
  const listed = dialog(page)
    .getByRole('listitem')
    .filter({ hasText: 'Planned upgrades (Default)' });
  await expect(listed).toContainText('needs an update');
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Backup' }).click();
  const read = unpackBackup(readFileSync(await (await download).path()));
  if (!read.ok) throw new Error(read.error.code);
  const kept = read.value.data.find(({ profile }) => profile === 'aside:default');
  expect(kept).toMatchObject({ name: 'planner', rows: LATER_PLAN.rows });
});

test('what stands aside is brought in once it can be read @core', async ({ page }) => {
  await planned(page, 'seele');
  await putRow(page, ['aside:default', 'inventory', ''], { version: 3, parts: 1 });
  await putRow(page, ['aside:default', 'inventory', '211'], 12);
  await page.goto('/en/settings');
  await page.getByRole('button', { name: 'Data recovery' }).click();
  await dialog(page).getByRole('button', { name: 'Bring in' }).click();
  await expect(
    page.getByText('Merged with what is here: Kinds of materials (Default).'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Planned upgrades: 1 · Kinds of materials: 1')).toBeVisible();
  await expect(page.getByText('Put aside')).toHaveCount(0);
});

test('a plan from a newer version leads to what there was before it, and is named on the settings', async ({
  page,
}) => {
  await planned(page, 'seele');
  await page.goto('/en/settings');
  await choose(page, backupOf(LATER_PLAN));
  await dialog(page).getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('The backup was imported.')).toBeVisible();
  await expect(page.getByText('Planned upgrades: from a newer version')).toBeVisible();

  await page.goto('/en/planner#bronya');
  await expect(page.getByText('“bronya” was not added')).toBeVisible();
  await page.getByRole('button', { name: 'Data recovery' }).click();
  const snapshot = dialog(page).getByRole('listitem').filter({ hasText: 'Planned upgrades: 1' });
  await expect(snapshot.filter({ hasText: 'before an import' }).or(snapshot).first()).toBeVisible();
  await snapshot.getByRole('button', { name: 'Restore' }).first().click();
  await expect(page.getByText('The snapshot was restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Planned upgrades' })).toContainText('Seele');
});

test('merging switches no profile, and asks no question that is not about it @core', async ({
  page,
}) => {
  const list: StoredDocument = {
    profile: '',
    name: 'profiles',
    document: {
      version: 1,
      active: 'second',
      profiles: [
        { id: 'default', name: null, createdAt: 0, deletedAt: null },
        { id: 'second', name: 'Alt', createdAt: 5, deletedAt: null },
      ],
    },
  };
  const items: StoredDocument = {
    profile: 'second',
    name: 'inventory',
    document: { version: 3, items: { 2: 5 } },
  };
  await page.goto('/en/settings');
  await choose(page, backupOf(list, items));
  await expect(dialog(page).getByText('There is nothing on this device yet')).toBeVisible();
  await expect(dialog(page).getByText('will be overwritten')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('The backup was merged.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Default' })).toBeChecked();
  // What is stored is told of each profile.
  await expect(page.getByText('Alt – Kinds of materials: 1')).toBeVisible();
});

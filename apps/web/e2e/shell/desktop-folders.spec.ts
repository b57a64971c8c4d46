import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { MadeFolder, type ShellFolders, withFolders } from '../support/desktop-folders.ts';
import { standInForTheShell } from '../support/desktop-shell.ts';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import {
  createProfile,
  expectProfile,
  expectSynced,
  linkByKey,
  openSettings,
  pressSync,
  SYNC_SITE,
  syncNow,
  syncSection,
} from '../support/sync-steps.ts';

/** Folders of the player's in the desktop's window. Rules U29 and U30. */

const t = textsOf('en');
const backups = (page: Page) => page.getByRole('region', { name: t('folders.backup.title') });
const HOUR_MS = 3_600_000;

async function inWindow(page: Page): Promise<ShellFolders> {
  await page.addInitScript(standInForTheShell);
  return withFolders(page);
}

test.describe('backups into a folder', () => {
  for (const width of [390, 1440]) {
    test(`are made at once and on wish, and a failure is told in words: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shell = await inWindow(page);
      const folder = new MadeFolder('Trail copies');
      await page.goto('/en/settings');
      await createProfile(page, 'Astral');
      const part = backups(page);
      await expect(part.getByRole('button', { name: t('folders.backup.now') })).toHaveCount(0);
      shell.next = folder;
      await part.getByRole('button', { name: t('folders.choose') }).click();
      await expect(part).toContainText('Folder: Trail copies');
      await expect(part).toContainText(t('folders.backup.done', { number: '1' }));
      await expect(part).toContainText('Last backup into it: ');
      const [file] = [...folder.files.values()];
      expect(gunzipSync(file ?? '').toString()).toContain('Astral');
      await expectAccessible(page);

      await part.getByRole('button', { name: t('folders.backup.now') }).click();
      await expect(part).toContainText(t('folders.backup.done', { number: '2' }));
      for (const [failed, key] of [
        ['FULL', 'full'],
        ['DAMAGED', 'damaged'],
        ['CHANGED', 'changed'],
        ['NO_FOLDER', 'unknown'],
        ['UNREACHABLE', 'unreachable'],
      ] as const) {
        folder.failed = failed;
        await part.getByRole('button', { name: t('folders.backup.now') }).click();
        await expect(part.getByRole('alert')).toHaveText(t(`folders.backup.${key}`));
      }
      await expect(part).toContainText('Last backup into it: ');
      await expectAccessible(page);

      // It is told on the next visit, too, where nobody looks for it.
      await page.reload();
      const notice = page.getByRole('main').getByRole('alert').first();
      await expect(notice).toContainText(t('folders.backup.failed'));
      folder.failed = undefined;
      await notice.getByRole('button', { name: t('folders.backup.now') }).click();
      await expect(page.getByText(t('folders.backup.failed'))).toHaveCount(0);

      await part.getByRole('button', { name: t('folders.forget') }).click();
      await expect(part).toContainText(t('folders.backup.forgotten'));
      expect(shell.chosen.backups).toBeUndefined();
      expect(folder.files.size).toBe(3);
    });
  }

  test('are made by themselves: once a day at most, and only of what has changed', async ({
    page,
  }) => {
    await page.clock.install();
    const shell = await inWindow(page);
    const folder = new MadeFolder('Copies');
    shell.chosen.backups = folder;
    await page.goto('/en/settings');
    await createProfile(page, 'Astral');
    await page.clock.runFor(HOUR_MS);
    await expect.poll(() => folder.files.size).toBe(1);
    // Nothing has changed, and then no day has passed.
    await page.clock.runFor(26 * HOUR_MS);
    await createProfile(page, 'Nameless');
    await page.clock.runFor(HOUR_MS);
    await expect.poll(() => folder.files.size).toBe(2);
    await createProfile(page, 'Pela');
    await page.clock.runFor(5 * HOUR_MS);
    await expect(backups(page)).toContainText('Last backup into it: ');
    expect(folder.files.size).toBe(2);
    // It counts as a backup like any other.
    await page.reload();
    await expect(
      page.getByText(t('manage.settings.lastBackup'), { exact: true }).locator('..'),
    ).not.toContainText(t('manage.settings.none'));
  });
});

test.describe('sync by a folder', () => {
  test.use({ baseURL: SYNC_SITE });

  test('brings two windows into step, and an empty folder takes nothing away @core', async ({
    page,
    browser,
  }) => {
    const folder = new MadeFolder('Carried');
    const shell = await inWindow(page);
    await openSettings(page);
    await createProfile(page, 'Astral');
    const section = syncSection(page);
    shell.next = folder;
    await section.getByRole('button', { name: t('folders.choose') }).click();
    await expect(section).toContainText('Folder: Carried');
    await expect(section).toContainText(t('folders.sync.nothingThere'));
    await expectAccessible(page);
    await section.getByLabel(t('sync.deviceName')).last().fill('Desk');
    await section.getByRole('button', { name: t('sync.turnOn') }).click();
    await expectSynced(page);
    await expect(section).not.toContainText(/cloud|encrypted/i);
    await expect(section).toContainText(t('folders.sync.intro'));

    const { page: other, shell: itsShell } = await secondWindow(browser);
    await createProfile(other, 'Nameless');
    itsShell.next = folder;
    await syncSection(other)
      .getByRole('button', { name: t('folders.choose') })
      .click();
    await expect(syncSection(other)).toContainText('Devices: Desk');
    await syncSection(other)
      .getByRole('button', { name: new RegExp(`${t('sync.turnOn')}|${t('sync.mergeBoth')}`) })
      .click();
    await expectSynced(other);
    await expectProfile(other, 'Astral');
    folder.files.set('copy.base.sync-conflict-1', Buffer.from('no replica'));
    folder.passedOver = ['photos.trailbook', 'link.trailbook'];
    await syncNow(page);
    await expectProfile(page, 'Nameless');
    const names = folder.passedOver.join(', ');
    await expect(section).toContainText(t('folders.sync.passedOver', { names }));
    await expectAccessible(page);
    folder.passedOver = [];
    await syncNow(page);
    await expect(section).not.toContainText(names);

    // Another one that is mounted in its place, or none.
    itsShell.chosen.sync = new MadeFolder('Carried');
    await pressSync(other);
    await expect(syncSection(other)).toContainText(t('folders.sync.emptied'));
    await expect(syncSection(other)).not.toContainText(/cloud/i);
    await expectProfile(other, 'Astral');
    expect(itsShell.chosen.sync.files.size).toBe(0);
    delete itsShell.chosen.sync;
    await pressSync(other);
    await expect(syncSection(other)).toContainText(t('folders.sync.unknown'));
    itsShell.next = folder;
    await syncSection(other)
      .getByRole('button', { name: t('folders.choose') })
      .click();
    await expect(syncSection(other)).not.toContainText(t('folders.sync.unknown'));
    await expectSynced(other);
    await other.context().close();
  });

  test('takes the place of a key, and leaves it again', async ({ page }) => {
    const folder = new MadeFolder('Carried');
    const shell = await inWindow(page);
    await openSettings(page);
    await createProfile(page, 'Astral');
    const section = syncSection(page);
    await linkByKey(page, 'Desk');
    shell.next = folder;
    await section.getByRole('button', { name: t('folders.sync.switch') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('folders.sync.switchText'));
    await dialog.getByRole('button', { name: t('folders.choose') }).click();
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: new RegExp(`${t('sync.turnOn')}|${t('sync.mergeBoth')}`) })
      .click();
    await expect(section).toContainText('Folder: Carried');
    // That it is in step was said of the key, too.
    await expect.poll(() => folder.files.size).toBeGreaterThan(0);
    await expectSynced(page);

    await section.getByRole('button', { name: t('sync.off') }).click();
    await expect(dialog).toContainText(t('folders.sync.offText'));
    await dialog.getByRole('button', { name: t('sync.off') }).click();
    await expect(section).toContainText(t('sync.isOff'));
    expect(shell.chosen.sync).toBeUndefined();
    expect(folder.files.size).toBeGreaterThan(0);
    await expect(section.getByRole('button', { name: t('sync.create') })).toBeVisible();
    await expectProfile(page, 'Astral');
  });

  async function secondWindow(browser: Browser) {
    const page = await (await browser.newContext({ baseURL: SYNC_SITE })).newPage();
    const shell = await inWindow(page);
    await openSettings(page);
    return { page, shell };
  }
});

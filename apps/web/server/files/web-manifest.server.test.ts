import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest.server';

const publicFolder = join(import.meta.dirname, '../../public');
const ALL = { shares: true, tables: true };
const manifestIn = async (language: (typeof LANGUAGES)[number], takes = ALL) =>
  webManifest(language, createI18n(language, await loadMessages(language, ['shell'])).t, takes);

describe('the manifest', () => {
  it.each(LANGUAGES)('has all that browsers want of a site to install: %s', async (language) => {
    const manifest = await manifestIn(language);
    expect(manifest).toMatchObject({ name: 'Trailbook', display: 'standalone', scope: '/' });
    expect(manifest.start_url).toBe(`/${language}`);
    expect(manifest.description).not.toContain('meta.');
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      `/${language}/planner`,
      `/${language}/warp#char_event`,
      `/${language}/forecast`,
      `/${language}/achievements`,
      `/${language}/characters`,
    ]);
    expect(manifest.shortcuts.filter(({ name }) => name.includes('.'))).toEqual([]);
  });

  it('is of one app in all languages', async () => {
    expect((await manifestIn('en')).id).toBe((await manifestIn('jp')).id);
  });

  it('opens files on the page that reads them, tables where the deployment does (S36)', async () => {
    const [handler] = (await manifestIn('jp')).file_handlers;
    expect(handler?.action).toBe('/jp/import');
    expect(Object.values(handler?.accept ?? {}).flat()).toEqual(
      expect.arrayContaining(['.json', '.gz', '.zip', '.dat', '.xlsx', '.csv']),
    );
    const [without] = (await manifestIn('jp', { ...ALL, tables: false })).file_handlers;
    expect(Object.values(without?.accept ?? {}).flat()).not.toContain('.csv');
  });

  it('takes shares by a post, and none where no worker would be there for them (U38)', async () => {
    const { share_target: target } = await manifestIn('de');
    expect(target).toMatchObject({
      ...{ action: '/import', method: 'POST', enctype: 'multipart/form-data' },
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files' }] },
    });
    expect(await manifestIn('de', { ...ALL, shares: false })).not.toHaveProperty('share_target');
  });

  it('names pictures that are there, in the sizes that it says', async () => {
    const { icons } = await manifestIn('en');
    for (const { src, sizes, type } of icons) {
      const file = join(publicFolder, src);
      expect(existsSync(file), src).toBe(true);
      if (type === 'image/png') expect(sizeOf(readFileSync(file))).toBe(sizes);
    }
    expect(icons.some((icon) => 'purpose' in icon && icon.purpose === 'maskable')).toBe(true);
  });
});

/** The size in the first block of a PNG. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

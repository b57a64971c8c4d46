import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest.server';

const publicFolder = join(import.meta.dirname, '../../public');
const manifestIn = async (language: (typeof LANGUAGES)[number]) =>
  webManifest(language, createI18n(language, await loadMessages(language, ['shell'])).t);

describe('the manifest', () => {
  it.each(LANGUAGES)('has all that browsers want of a site to install: %s', async (language) => {
    const manifest = await manifestIn(language);
    expect(manifest).toMatchObject({ name: 'Trailbook', display: 'standalone', scope: '/' });
    expect(manifest.start_url).toBe(`/${language}`);
    expect(manifest.description).not.toContain('meta.');
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      `/${language}/planner`,
      `/${language}/warp#char_event`,
      `/${language}/achievements`,
    ]);
  });

  it('is of one app in all languages', async () => {
    expect((await manifestIn('en')).id).toBe((await manifestIn('jp')).id);
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

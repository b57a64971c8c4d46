import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Draws the icons of the installed site from their two pictures: `node scripts/draw-icons.ts`. */
const folder = join(import.meta.dirname, '../public');
const ICONS = [
  { file: 'icon-192', from: 'favicon', size: 192 },
  { file: 'icon-512', from: 'favicon', size: 512 },
  { file: 'maskable-512', from: 'icons/maskable', size: 512 },
  // Phones of Apple's cut the corners themselves.
  { file: 'apple-touch-180', from: 'icons/maskable', size: 180 },
] as const;

const { TRAILBOOK_CHROMIUM: executablePath } = process.env;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const { file, from, size } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const drawing = readFileSync(join(folder, `${from}.svg`), 'utf8');
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
    await page.screenshot({ path: join(folder, `icons/${file}.png`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Engine } from '../engine.ts';
import { storiesOf } from '../story.ts';
import { button, tab } from '../whereabouts.ts';

const UID = '800000001';
const FIREFLY = '1310';
/** Her banner of that winter. */
const BANNER = '2100';
const BRONYA = '1101';
/** An hour between them, so that each stands apart. */
const START_MS = Date.UTC(2026, 0, 5, 12);

/** A lost fifty-fifty after 60 pulls, the guaranteed one 30 later, and ten more. */
function uigf(): string {
  const list = Array.from({ length: 100 }, (_, at) => {
    const ms = START_MS + at * 3_600_000;
    const itemId = at === 59 ? BRONYA : at === 89 ? FIREFLY : '20000';
    return {
      ...{ gacha_id: BANNER, gacha_type: '11', item_id: itemId },
      time: new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
      id: `${ms / 1000}000000001`,
    };
  });
  return JSON.stringify({
    info: { version: 'v4.1' },
    hkrpg: [{ uid: UID, timezone: 8, list }],
  });
}

/** What who comes from another tracker does: a file in, its figures, and all of it there again later. */
export function warpStories(engine: Engine): void {
  const story = storiesOf(engine);

  story('a file of warps comes in, is counted, and is there again', async (page) => {
    const file = join(page.visitor.downloads, 'warps.json');
    writeFileSync(file, uigf());

    await page.open('/en/warp');
    await page.expectText('No warps imported.');
    await page.press(button('Import and export warps'));
    await page.press(tab('Manual import'));
    await expect
      .poll(() => page.texts('input[type=file]'), { message: 'a file can be chosen' })
      .toHaveLength(1);
    await page.tab.chooseFile('input[type=file]', file);
    await page.expectText(UID);
    await page.expectText('New 100');
    await page.press(button('Import'));
    await page.expectText('New warps imported: 100');

    const counted = async () => {
      const part = async (label: string) => (await page.texts(`[aria-label="${label}"]`)).join();
      await expect.poll(() => part('Counters').then(closed)).toContain('16,000');
      // The beginning is not there: of the two 5★s one has a pity, and a known way to have come.
      await expect.poll(() => part('Averages and outcomes')).toMatch(/\b30\b.*\b0 : 1\b/);
      await page.expectText('Bronya');
      await page.expectText('Firefly');
    };
    await counted();
    await page.reload();
    await counted();
  });
}

/** Figures on flaps are read letter by letter. */
function closed(text: string): string {
  return text.replace(/\s/g, '');
}

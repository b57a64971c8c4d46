import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, BLADE, BRONYA, EVENT, history, putWarps } from '../support/warp-history.ts';

test('an image to share is drawn on the device, in three formats @core', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en/warp');
  await page.getByRole('button', { name: 'Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your warps' });
  await expect(
    dialog.getByRole('img', {
      name: /^Character Event Warp · Total warps: 277 · .*Average pity: 65\.0, 5★ counted: 3 · Win rate: 50\.0%, 1 won of 2 · Seele ≥ 70 · Bronya 80 · Blade 40 · Blade 75$/,
    }),
  ).toBeVisible();
  await expectAccessible(page);
  const requests: string[] = [];
  // Parts of the site itself may still be on their way.
  page.on(
    'request',
    (request) => request.resourceType() !== 'script' && requests.push(request.url()),
  );
  for (const [layout, width, height] of [
    ['Wide', 1200, 630],
    ['Square', 1080, 1080],
    ['Tall', 1080, 1920],
  ] as const) {
    await dialog.getByRole('button', { name: layout }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as PNG' }).click();
    const image = readFileSync(await (await download).path());
    // The size of a PNG stands in its first chunk.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([width, height]);
    // An empty one would hold next to nothing.
    expect(image.length).toBeGreaterThan(8000);
  }
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

// Rule W43.
test('a shared image has no large empty part, with few 5★s and with many', async ({ page }) => {
  const counts = [1, 5, 12, 60];
  const accountOf = (count: number) => String(600_000_000 + count);
  await makeStore(page);
  for (const count of counts) {
    const stars = Array.from({ length: count }, (_, at) => ({
      ...(at % 3 === 1 ? BRONYA : BLADE),
      pity: 40 + (at % 30),
    }));
    await putWarps(page, { account: accountOf(count), type: 11 }, history(stars, 12));
  }
  await page.goto('/en/warp');
  for (const count of counts) {
    await page.getByLabel('Account (UID)').selectOption(accountOf(count));
    await page.getByRole('button', { name: 'Image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your warps' });
    await expect(dialog.getByRole('img', { name: / · (Blade|Bronya) [≥\s\d]+$/ })).toBeVisible();
    for (const layout of ['Wide', 'Square', 'Tall']) {
      await dialog.getByRole('button', { name: layout }).click();
      await expect
        .poll(() => dialog.getByRole('img').evaluate(largestEmptyPart), {
          message: `${layout}, ${count}`,
        })
        .toBeLessThan(0.2);
    }
    await page.keyboard.press('Escape');
  }
});

/** The share of a canvas that its largest rectangle without a mark takes up, in squares of ten pixels. */
function largestEmptyPart(element: Element): number {
  const canvas = element as HTMLCanvasElement;
  const { width, height } = canvas;
  const pixels = new Uint32Array(
    canvas.getContext('2d')?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0),
  );
  const paper = pixels[Math.floor(height / 2) * width + 30];
  const [columns, rows] = [Math.floor(width / 10), Math.floor(height / 10)];
  const isEmpty = (column: number, row: number) => {
    for (let y = row * 10; y < row * 10 + 10; y++) {
      for (let x = column * 10; x < column * 10 + 10; x++) {
        if (pixels[y * width + x] !== paper) return false;
      }
    }
    return true;
  };
  const heights = new Array<number>(columns).fill(0);
  let largest = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights[column] = isEmpty(column, row) ? (heights[column] ?? 0) + 1 : 0;
    }
    for (let from = 0; from < columns; from++) {
      let lowest = Number.POSITIVE_INFINITY;
      for (let to = from; to < columns && lowest > 0; to++) {
        lowest = Math.min(lowest, heights[to] ?? 0);
        largest = Math.max(largest, lowest * (to - from + 1));
      }
    }
  }
  return largest / (columns * rows);
}

test('an image is offered before the first 5★, and tells how far it is', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, history([], 23));
  await page.goto('/en/warp');
  const counters = page.getByRole('region', { name: 'Counters' });
  await counters.getByRole('button', { name: 'Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your warps' });
  await expect(dialog.getByRole('img', { name: /Total warps: 23 · .* · 5★: 0$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as PNG' }).click();
  expect(readFileSync(await (await download).path()).length).toBeGreaterThan(8000);
});

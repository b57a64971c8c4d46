import { expect } from 'vitest';
import type { Engine } from '../engine.ts';
import { somebody, storiesOf } from '../story.ts';
import { button, field } from '../whereabouts.ts';

const TICKETS = '[aria-label="Planned upgrades"] > li';

/** Devices that meet by a key of twelve words. */
export function syncStories(engine: Engine): void {
  const story = storiesOf(engine);

  story('what one device plans is on another that has the twelve words', async (page) => {
    await page.open('/en/planner#seele');
    await expect.poll(() => page.texts(TICKETS)).toHaveLength(1);
    await page.open('/en/settings');
    await page.press(button('Create a sync key'));
    const wordsOn = () => page.tab.evaluate(() => document.querySelector('textarea')?.value ?? '');
    await expect.poll(async () => (await wordsOn()).split(' ')).toHaveLength(12);
    const words = await wordsOn();
    await page.press(button('Turn on sync'));
    await page.expectText(/Synced: /);

    await somebody(engine, async (there) => {
      await there.open('/en/planner#bronya');
      await expect.poll(() => there.texts(TICKETS)).toHaveLength(1);
      await there.open('/en/settings');
      await there.press(button('Use a key I have'));
      await there.fill(field('The twelve words'), words);
      await there.press(button('Turn on sync'));
      await there.expectText('In the cloud: Planned upgrades: 1');
      await there.press(button('Merge and turn on sync'));
      await there.expectText(/Synced: /);
      await there.open('/en/planner');
      await expect.poll(() => there.texts(TICKETS)).toHaveLength(2);
    });

    await page.press(button('Sync now'));
    // Of what is stored here.
    await page.expectText('Planned upgrades: 2');
    await page.open('/en/planner');
    await expect.poll(() => page.texts(TICKETS)).toHaveLength(2);
  });
}

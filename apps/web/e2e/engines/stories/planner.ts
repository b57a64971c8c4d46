import { expect } from 'vitest';
import type { Engine } from '../engine.ts';
import { storiesOf } from '../story.ts';
import { button, field, searchField } from '../whereabouts.ts';

const TICKETS = '[aria-label="Planned upgrades"] > li';
const inTotal = (item: number) => `aside [data-item="${item}"]`;

/** What a newcomer does with the planner, from the first entry to the deleted one. */
export function plannerStories(engine: Engine): void {
  const story = storiesOf(engine);

  story(
    'a plan is made by link and by picker, set, supplied, deleted and had back',
    async (page) => {
      const tickets = () => page.texts(TICKETS);

      await page.open('/en/planner#seele');
      await expect.poll(tickets).toHaveLength(1);
      await expect
        .poll(() => page.texts(inTotal(2)))
        .toEqual([expect.stringContaining('3,888,100')]);

      await page.press(button('Add light cone'));
      await page.fill(searchField, 'in the night');
      await page.press({ selector: 'dialog li button', pattern: 'In the Night' });
      await page.press(button('Save'));
      await expect
        .poll(tickets)
        .toEqual([expect.stringContaining('In the Night'), expect.stringContaining('Seele')]);

      // Levels and traces; what is asked for too early is refused with its reason.
      await page.press(button('Edit Seele'));
      await page.fill(field('Target level'), '20');
      await page.key('Enter');
      await page.fill(field('Sheathed Blade: Target level'), '5');
      await page.key('Tab');
      await page.expectText('Sheathed Blade level 5 needs ascension 4.');
      // The second of the two rows of stars is the goal.
      await page.press({ selector: 'div + div > fieldset button', name: 'Ascension 2' });
      await page.press(button(/Nightshade/));
      await page.press(button('Save'));
      await expect.poll(async () => (await tickets())[1]).toContain('Lv. 30');
      await expect
        .poll(() => page.texts(inTotal(2)))
        .not.toEqual([expect.stringContaining('3,888,100')]);

      // What lies in the inventory is needed no more.
      const needed = (await page.texts(inTotal(2)))[0];
      await page.press(button('Materials'));
      await page.fill(field('Credit'), '1234567');
      await page.key('Tab');
      await page.press(button('Save'));
      await expect.poll(async () => (await page.texts(inTotal(2)))[0]).not.toBe(needed);

      await page.press(button('Delete Seele'));
      await page.press(button('Delete'));
      await expect.poll(tickets).toHaveLength(1);
      await page.press(button('Undo'));
      await expect.poll(tickets).toHaveLength(2);

      await page.reload();
      await expect.poll(async () => (await tickets())[1]).toMatch(/Seele.*Lv\. 30/);
    },
  );
}

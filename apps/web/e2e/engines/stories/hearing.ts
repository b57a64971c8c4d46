import { expect, test } from 'vitest';
import type { Engine } from '../engine.ts';

/** That stories without complaints mean something: all that can go wrong in a page is heard. */
export function hearingStories(engine: Engine): void {
  test('what goes wrong in a page is heard', async () => {
    const visitor = await engine.newVisitor();
    try {
      const tab = await visitor.newTab();
      await tab.open('/en');
      expect(await visitor.complaints()).toEqual([]);
      await tab.evaluate(() => {
        console.error('said aloud');
        setTimeout(() => {
          throw new Error('thrown');
        });
        void Promise.reject(new Error('rejected'));
        new Image().src = 'https://elsewhere.invalid/refused.png';
        new Image().src = '/missing.png';
      });
      for (const sign of [
        'said aloud',
        'thrown',
        'rejected',
        'elsewhere.invalid',
        '/missing.png',
      ]) {
        await expect.poll(async () => (await visitor.complaints()).join('\n')).toContain(sign);
      }
    } finally {
      await visitor.leave();
    }
  });
}

import { describe, expect, it } from 'vitest';
import { type Screens, screenAt } from './screens.ts';

describe('the screen of a page', () => {
  it('takes only what its model makes', () => {
    const screens: Pick<Screens, 'characters'> = {
      // @ts-expect-error: this screen draws relics
      characters: async () => (await import('./database/relics/relic-list.tsx')).RelicListScreen,
    };
    expect(Object.keys(screens)).toEqual(['characters']);
  });

  it('is there only once it has been loaded', () => {
    expect(() => screenAt('/en/relics')).toThrow('/en/relics');
  });
});

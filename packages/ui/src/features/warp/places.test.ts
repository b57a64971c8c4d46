import { describe, expect, it } from 'vitest';
import { hashOf, placeOf, SECTIONS, VIEWS } from './places.ts';

describe('placeOf', () => {
  it('finds the place that an address names, level by level', () => {
    expect(placeOf('#lc_event').section).toBe('LC Event');
    expect(placeOf('#stellar|history')).toEqual({ section: 'Stellar', view: 'History' });
  });

  it('is the first place where an address names none that there is', () => {
    const first = { section: SECTIONS[0], view: VIEWS[0] };
    for (const hash of ['', '#', '#elsewhere', '#|', '#Char Event', '#%', '#__proto__']) {
      expect([hash, placeOf(hash)]).toEqual([hash, first]);
    }
  });

  it('finds every place again by its own address, also where browsers escape it', () => {
    for (const section of SECTIONS) {
      for (const view of VIEWS) {
        const hash = hashOf({ section, view });
        expect(placeOf(hash)).toEqual({ section, view });
        expect(placeOf(encodeURI(hash))).toEqual({ section, view });
      }
    }
  });
});

describe('hashOf', () => {
  it('is the name in small letters, with a stroke for its first space', () => {
    expect(hashOf({ section: 'Char Event', view: 'Personal Stats' })).toBe('#char_event');
    expect(hashOf({ section: 'LC Event', view: 'History' })).toBe('#lc_event|history');
  });
});

import { describe, expect, it } from 'vitest';
import { refusedAddress, refusedStatus } from './refused-address';

describe('the page about a refused address', () => {
  it('has an address of its own for each status that an address can be refused with', () => {
    for (const status of [400, 404, 414]) {
      expect(refusedStatus(refusedAddress('jp', status) ?? '')).toBe(status);
    }
  });

  it('is none of what is refused for another reason', () => {
    expect(refusedAddress('en', 405)).toBeUndefined();
    expect(refusedStatus('/en/-/200')).toBeUndefined();
    expect(refusedStatus('/en/characters')).toBeUndefined();
  });
});

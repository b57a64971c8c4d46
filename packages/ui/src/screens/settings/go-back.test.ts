import { expect, it } from 'vitest';
import { goBackTarget } from './go-back.ts';

it('the word in the address leads back, any other word nowhere', () => {
  expect(goBackTarget('#planner')?.path).toBe('/planner');
  expect(goBackTarget('#warp')?.path).toBe('/warp#char_event');
  for (const hash of ['', '#', '#elsewhere', '#https://example.org', '#__proto__']) {
    expect(goBackTarget(hash)).toBeUndefined();
  }
});

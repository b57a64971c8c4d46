import { expect, it } from 'vitest';
import { isReady } from './is-ready';

it('a database that does not answer is not waited for', async () => {
  expect(await isReady({ isReady: () => new Promise(() => undefined) })).toBe(false);
});

it('is as the database says, and always where there is none', async () => {
  expect(await isReady({ isReady: async () => true })).toBe(true);
  expect(await isReady({ isReady: async () => false })).toBe(false);
  expect(await isReady(null)).toBe(true);
});

import { afterEach, expect, it, vi } from 'vitest';
import { hasRoom } from './room.ts';

const DATABASE = { pages: Array.from({ length: 100 }, (_, at) => `/en/book/${at}`), bytes: 1000 };
const withRoom = (free: number) =>
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => ({ usage: 5000, quota: 5000 + free }) },
  });

afterEach(() => vi.unstubAllGlobals());

it('there is room where all of it has, and none where it has not', async () => {
  withRoom(1000);
  expect(await hasRoom(DATABASE, 0)).toBe(true);
  withRoom(999);
  expect(await hasRoom(DATABASE, 0)).toBe(false);
});

it('what is kept already needs none', async () => {
  withRoom(100);
  expect(await hasRoom(DATABASE, 89)).toBe(false);
  expect(await hasRoom(DATABASE, 90)).toBe(true);
});

it('who is not told tries', async () => {
  vi.stubGlobal('navigator', {});
  expect(await hasRoom(DATABASE, 0)).toBe(true);
});

it('who is told nonsense tries', async () => {
  withRoom(-1);
  expect(await hasRoom(DATABASE, 0)).toBe(true);
});

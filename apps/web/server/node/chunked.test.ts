import { expect, it } from 'vitest';
import { chunked } from './chunked.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('a burst of work is done some pieces a turn, in its order', async () => {
  const take = chunked(3);
  const done: number[] = [];
  for (let piece = 0; piece < 8; piece++) take(async () => void done.push(piece));
  expect(done).toEqual([0, 1, 2]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('work that comes while others wait does not pass them by', async () => {
  const take = chunked(1);
  const done: string[] = [];
  for (const piece of ['first', 'second', 'third']) take(async () => void done.push(piece));
  await nextTurn();
  take(async () => void done.push('late'));
  for (let turn = 0; turn < 2; turn++) await nextTurn();
  expect(done).toEqual(['first', 'second', 'third', 'late']);
});

it('work that comes alone is done at once, turn after turn', async () => {
  const take = chunked(1);
  for (let turn = 0; turn < 3; turn++) {
    let isDone = false;
    take(async () => {
      isDone = true;
    });
    expect(isDone).toBe(true);
    await nextTurn();
  }
});

it('work that fails says so to whom it was taken from, and the next is done', async () => {
  const take = chunked(1);
  const failed = take(() => Promise.reject(new Error('no')));
  const next = take(() => Promise.resolve());
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBeUndefined();
});

import { expect, it } from 'vitest';
import { chunked } from './chunked.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('runs a burst some pieces a turn, in order', async () => {
  const runChunked = chunked(3);
  const done: number[] = [];
  for (let piece = 0; piece < 8; piece++) runChunked(async () => void done.push(piece));
  expect(done).toEqual([0, 1, 2]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  await nextTurn();
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('late work does not overtake what waits', async () => {
  const runChunked = chunked(1);
  const done: string[] = [];
  for (const piece of ['first', 'second', 'third']) runChunked(async () => void done.push(piece));
  await nextTurn();
  runChunked(async () => void done.push('late'));
  for (let turn = 0; turn < 2; turn++) await nextTurn();
  expect(done).toEqual(['first', 'second', 'third', 'late']);
});

it('runs single pieces at once, turn after turn', async () => {
  const runChunked = chunked(1);
  for (let turn = 0; turn < 3; turn++) {
    let isDone = false;
    runChunked(async () => {
      isDone = true;
    });
    expect(isDone).toBe(true);
    await nextTurn();
  }
});

it('rejects for the piece that fails, and runs the next', async () => {
  const runChunked = chunked(1);
  const failed = runChunked(() => Promise.reject(new Error('no')));
  const next = runChunked(() => Promise.resolve());
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBeUndefined();
});

import { expect, it } from 'vitest';
import { createLimiter } from './limited';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

it('runs so many at once, in order, also after failures', async () => {
  const turns = createLimiter({ atOnce: 2, waiting: 100 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (place: number) => async () => {
    begun.push(place);
    running++;
    most = Math.max(most, running);
    await pause();
    running--;
    if (place % 3 === 0) throw new Error('wanted');
    return place;
  };
  const places = Array.from({ length: 30 }, (_, place) => place);
  const outcomes = await Promise.allSettled(places.map((place) => turns.run(work(place))));
  expect(most).toBe(2);
  expect(begun).toEqual(places);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
});

it('refuses at once where too many wait', async () => {
  const turns = createLimiter({ atOnce: 1, waiting: 1 });
  const taken = [turns.run(pause), turns.run(pause)];
  expect(turns.run(pause)).toBeUndefined();
  await Promise.all(taken);
  expect(turns.run(pause)).toBeDefined();
});

it('tells how long a piece would wait, by how long others took', async () => {
  const turns = createLimiter({ atOnce: 2, waiting: 100 });
  expect(turns.expectedWaitMs()).toBe(0);
  const long = () => new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.all(Array.from({ length: 40 }, () => turns.run(long)));
  expect(turns.expectedWaitMs()).toBe(0);
  const taken = Array.from({ length: 41 }, () => turns.run(long));
  // Two run, and each of the others has as long as one takes for every two that wait.
  const expected = turns.expectedWaitMs();
  expect(turns.retryLater()).toEqual({ 'Retry-After': String(Math.ceil(expected / 1000)) });
  const began = performance.now();
  await turns.run(async () => undefined);
  const waited = performance.now() - began;
  expect(expected / waited).toBeGreaterThan(0.7);
  expect(expected / waited).toBeLessThan(1.4);
  await Promise.all(taken);
});

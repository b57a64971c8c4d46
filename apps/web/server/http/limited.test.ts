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

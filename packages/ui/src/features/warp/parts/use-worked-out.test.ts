import { expect, it, vi } from 'vitest';
import { oneByOne } from './use-worked-out.ts';

it('of questions that wait for an answer, the last alone is asked', async () => {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const ask = oneByOne((question: number) => {
    asked.push(question);
    return new Promise<number>((resolve) => answers.push(() => resolve(question)));
  });
  let last = 0;
  const all = Array.from({ length: 20 }, (_, at) => {
    last = at;
    return ask(at, () => last === at || at === 0);
  });
  await Promise.resolve();
  expect(asked).toEqual([0]);
  answers[0]?.();
  await vi.waitFor(() => expect(asked).toEqual([0, 19]));
  answers[1]?.();
  expect(await all[19]).toBe(19);
});

it('a question that fails keeps none after it waiting', async () => {
  const ask = oneByOne((question: number) =>
    question === 0 ? Promise.reject(new Error('The worker failed.')) : Promise.resolve(question),
  );
  const first = ask(0, () => true);
  const next = ask(1, () => true);
  await expect(first).rejects.toThrow('The worker failed.');
  expect(await next).toBe(1);
});

import { expect, it, vi } from 'vitest';
import { cancelKeeping, followed, keeping } from './keeping.ts';

it('who looks later hears how far it is, and how it ended', async () => {
  let step: (done: number) => void = () => undefined;
  let end: (outcome: 'kept') => void = () => undefined;
  const bringing = followed(({ onProgress }) => {
    step = onProgress;
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  step(3);
  expect(keeping.getState()).toEqual({ done: 3 });
  const heard = vi.fn();
  const stop = keeping.subscribe(heard);
  step(4);
  end('kept');
  expect(await bringing).toBe('kept');
  expect(keeping.getState()).toEqual({ done: 4, outcome: 'kept' });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  await followed(async () => 'failed');
  expect(heard).toHaveBeenCalledTimes(2);
});

it('can be cancelled from wherever it is shown', async () => {
  const bringing = followed(
    ({ signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve('stopped'))),
  );
  cancelKeeping();
  expect(await bringing).toBe('stopped');
  expect(keeping.getState()).toMatchObject({ outcome: 'stopped' });
});

import { wrap } from 'comlink';
import type { Keeper } from './keeper.ts';

/** The keeper in its worker, which starts at the first call. */
export function startKeeper(): Keeper {
  let remote: Keeper | undefined;
  const start = () => {
    remote ??= wrap<Keeper>(
      new Worker(new URL('./keeper.worker.ts', import.meta.url), { type: 'module' }),
    );
    return remote;
  };
  return new Proxy({} as Keeper, {
    get(_target, name) {
      // A promise that is given the keeper asks whether it is a promise too; it would wait for it for ever.
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return (...values: unknown[]) =>
        (start()[name as keyof Keeper] as (...values: unknown[]) => unknown)(...values);
    },
  });
}

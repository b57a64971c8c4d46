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
    get:
      (_target, method) =>
      (...values: unknown[]) =>
        (start()[method as keyof Keeper] as (...values: unknown[]) => unknown)(...values),
  });
}

import { useHash } from '../../../platform/index.ts';

/** The achievement that the address leads to. */
export function useTarget(): number | undefined {
  const id = /^#(\d{1,12})$/.exec(useHash())?.[1];
  return id === undefined ? undefined : Number(id);
}

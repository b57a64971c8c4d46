import type { OddsTarget } from '@trailbook/core/internal/user-data';
import { isSameTarget } from '../store/odds-store.ts';

/** Targets, and what each is known by while the list changes. */
export interface KeyedTargets {
  readonly targets: readonly OddsTarget[];
  readonly keys: readonly number[];
  /** The key that nothing had yet. */
  readonly next: number;
}

export const NO_TARGETS: KeyedTargets = { targets: [], keys: [], next: 0 };

/**
 * What the targets of a changed list are known by. They have no identity of their own: one is taken for what stood
 * there in the same words, wherever that was; and one that is in other words than before for what stood in its place,
 * if as many are there as were. So what is half typed stays with the target that it was typed for.
 */
export function keyedTargets(before: KeyedTargets, targets: readonly OddsTarget[]): KeyedTargets {
  let { next } = before;
  const left = new Map(before.keys.map((key, place) => [key, before.targets[place]]));
  const take = (key: number | undefined) => {
    if (key !== undefined) left.delete(key);
    return key;
  };
  const same = targets.map((target, place) => {
    const there = before.keys[place];
    if (there !== undefined && isSameTarget(target, left.get(there))) return take(there);
    return undefined;
  });
  const moved = targets.map(
    (target, place) =>
      same[place] ?? take([...left].find(([, one]) => isSameTarget(target, one))?.[0]),
  );
  const isAsLong = targets.length === before.targets.length;
  const keys = moved.map((key, place) => {
    const there = before.keys[place];
    if (key !== undefined) return key;
    if (isAsLong && there !== undefined && left.has(there)) return take(there) ?? next++;
    return next++;
  });
  return { targets, keys, next };
}

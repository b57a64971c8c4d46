import type { Lookup } from './lookup.ts';

/** Makes a list once for each lookup: the neighbours of every thing on it are found on the same list. */
export function oncePerLookup<List extends object>(
  make: (lookup: Lookup) => List,
): (lookup: Lookup) => List {
  const made = new WeakMap<Lookup, List>();
  return (lookup) => {
    const list = made.get(lookup) ?? make(lookup);
    made.set(lookup, list);
    return list;
  };
}

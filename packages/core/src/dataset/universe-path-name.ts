import type { Lookup, PageName } from './lookup.ts';

/** What a path of the Simulated Universe is called: the characters' paths have names in more languages. */
export function universePathName(lookup: Lookup, id: number): PageName {
  const path = lookup.dataset.universe.paths.find((one) => one.id === id)?.path;
  return path ? lookup.path(path) : lookup.nameOr('universePath', id, id);
}

import { bracketed } from '../text/bracketed.ts';
import type { CharacterId } from './ids.ts';
import type { Lookup, PageName } from './lookup.ts';
import { oncePerLookup } from './lookup.ts';
import type { Gender } from './protagonists.ts';

/** Protagonists of both genders have every path. */
const GENDER_MARKS: Readonly<Record<Gender, string>> = { M: '♂', F: '♀' };

/**
 * What a character is called wherever the name may stand alone: who shares it with another is told apart by the path,
 * and protagonists, who all share one, by a mark of their gender as well.
 */
export function characterName(lookup: Lookup, id: CharacterId): PageName {
  const plain = plainName(lookup, id);
  const character = lookup.dataset.characters.get(id);
  if (!character) return plain;
  const { gender, path } = character;
  if (!gender && !sharedNames(lookup).has(plain.text)) return plain;
  const named = bracketed(lookup.language, plain.text, lookup.path(path).text);
  if (!gender) return { ...plain, text: named };
  const room = named.endsWith(')') ? ' ' : '';
  return { ...plain, text: named + room + GENDER_MARKS[gender] };
}

/** What the game itself calls it. */
export function plainName(lookup: Lookup, id: CharacterId): PageName {
  return lookup.nameOr('character', id, id);
}

const sharedNames = oncePerLookup((lookup): ReadonlySet<string> => {
  const names = [...lookup.dataset.characters.keys()].map((id) => plainName(lookup, id).text);
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
});

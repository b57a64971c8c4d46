import { VOICES, type Voice } from '../basics/languages.ts';
import type { RelicPieceType } from './kinds.ts';
import { ELEMENTS, type Element, PATHS, type Path, RELIC_PIECES } from './kinds.ts';

/**
 * Names and texts are kept under numbers. Most are the thing's own id; where a thing has none, its number is
 * made here, for those who write data/ and those who read it alike. Places count from 1.
 */

/** What a path's name is kept under. */
export function pathKey(path: Path): number {
  return PATHS.indexOf(path) + 1;
}

/** What an element's name is kept under. */
export function elementKey(element: Element): number {
  return ELEMENTS.indexOf(element) + 1;
}

/** A stat by its place in the game's own list of them; 0 for one that is not on it. */
export function propertyKey(properties: readonly string[], property: string): number {
  return properties.indexOf(property) + 1;
}

/** The stat that a share or an amount is of: `SpeedAddedRatio`, which the list has not, is one of `Speed`. */
export function baseProperty(property: string): string {
  return property.replace(/(AddedRatio|Delta)$/, '');
}

/** What the name of a set's piece is kept under. */
export function relicPieceKey(set: number, piece: RelicPieceType): number {
  return set * 10 + RELIC_PIECES.indexOf(piece) + 1;
}

/** What a set does for so many of its pieces. */
export function relicBonusKey(set: number, pieces: number): number {
  return set * 10 + pieces;
}

/** What the name of a character's voice actor is kept under. */
export function voiceActorKey(character: number, voice: Voice): number {
  return character * 10 + VOICES.indexOf(voice) + 1;
}

/** A story or a voice line: their ids are below 1,000 and begin anew with each character. */
export function archiveEntryKey(character: number, entry: number): number {
  return character * 1000 + entry;
}

/** The skill that an enhanced one replaces: its id is that one's with a 1 before it. Others are their own. */
export function standardSkillKey(skill: number): number {
  return skill > 1_000_000 ? skill % 1_000_000 : skill;
}

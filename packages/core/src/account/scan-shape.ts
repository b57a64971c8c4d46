/**
 * What a scanner's file holds: rows by number or by name, SRO's rows by name, the builds of an optimizer's save, or
 * relics and nothing else.
 */
export type ScanShape = 'rows' | 'srod' | 'builds' | 'relics';

type Parts = Readonly<Record<string, unknown>>;

const LISTS = ['characters', 'light_cones', 'materials', 'relics'];
/** Lists of Genshin's optimizer format. */
const OTHER_GAME = ['weapons', 'artifacts'];

/** A message of the scanner's stream, as it may have been saved, by what it carries; anything else by itself. */
export function scanWithin(value: unknown): unknown {
  return isParts(value) && typeof value.event === 'string' && isParts(value.data)
    ? value.data
    : value;
}

// Rule U14.
/**
 * Which scanner's file it is, by its shape: several tools write one schema, each with a source and a version of its own.
 * Source: IceDynamix/reliquary-archiver, kel-z/HSR-Scanner, wormtql/yas, frzyc/genshin-optimizer, fribbels/hsr-optimizer.
 *
 * @returns undefined for a file of something else
 */
export function scanShape(file: unknown): ScanShape | undefined {
  if (!isParts(file) || OTHER_GAME.some((name) => name in file)) return undefined;
  if (Array.isArray(file.head) && Array.isArray(file.planarSphere)) return 'relics';
  const characters = partsOf(file.characters);
  if (characters.some(({ form }) => isParts(form))) return 'builds';
  const isSrod = characters.some((row) => 'bonusAbilities' in row || 'statBoosts' in row);
  if (isSrod || Array.isArray(file.lightCones)) return 'srod';
  const lists = LISTS.filter((name) => Array.isArray(file[name]));
  const hasHead = typeof file.source === 'string' || isParts(file.metadata);
  if (lists.length === 0 || (!hasHead && lists.length === 1)) return undefined;
  const filled = lists.filter((name) => partsOf(file[name]).length > 0);
  return filled.length === 1 && filled[0] === 'relics' ? 'relics' : 'rows';
}

function partsOf(list: unknown): readonly Parts[] {
  return Array.isArray(list) ? list.filter(isParts) : [];
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

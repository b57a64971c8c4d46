import { fail, ok, type Result } from '../../basics/result.ts';
import { type BannerType, bannerTypeOf } from '../banner-types.ts';
import { isLightCone } from '../item-shape.ts';
import { readTime } from '../time.ts';
import { type Fields, gameIdOf, isFields, pullIdOf, readBannerType, uidOf } from './fields.ts';
import type { ImportedPull, RefusedRow, RowFault } from './imported.ts';
import { type NameIndex, nameKey } from './name-index.ts';

/** The account that a list of rows is of, as far as the file tells. */
export interface RowFrame {
  readonly uid: string | null;
  readonly zone: number | null;
  /** For rows that name things rather than number them. */
  readonly names?: NameIndex | undefined;
}

/** Rows that were read, and those that were not. */
export interface ReadRows {
  readonly pulls: ImportedPull[];
  readonly refused: RefusedRow[];
}

/** Reads a list of rows; what is no list holds none. */
export function readEachRow(
  rows: unknown,
  place: string,
  read: (row: unknown) => Result<ImportedPull, RowFault>,
): ReadRows {
  const pulls: ImportedPull[] = [];
  const refused: RefusedRow[] = [];
  for (const [at, row] of (Array.isArray(rows) ? rows : []).entries()) {
    const result = read(row);
    if (result.ok) pulls.push(result.value);
    else refused.push({ place: `${place}${at}`, code: result.error });
  }
  return { pulls, refused };
}

// Rules W24, W29.
/**
 * Reads a row with the game's own field names.
 */
export function readGameRow(
  row: unknown,
  { uid, zone, names }: RowFrame,
): Result<ImportedPull, RowFault> {
  if (!isFields(row)) return fail('ROW_NO_OBJECT');
  const own = uidOf(row.uid);
  if (own !== undefined && uid !== null && own !== uid) return fail('ROW_OTHER_ACCOUNT');
  const id = pullIdOf(row.id);
  if (id === undefined) return fail('ROW_BAD_ID');
  const numbered = withItemId(row, names);
  return numbered ? readThing(numbered, { id, zone }) : fail('ROW_UNKNOWN_NAME');
}

/** A row with the number of what it names; PaiGramTeam/PamGram leaves numbers empty. */
function withItemId(row: Fields, names: NameIndex | undefined): Fields | undefined {
  const { item_id, name } = row;
  const isMissing = item_id === undefined || item_id === null || item_id === '';
  if (!isMissing || typeof name !== 'string' || name === '') return row;
  const itemId = names?.get(nameKey(name));
  return itemId === undefined ? undefined : { ...row, item_id: itemId };
}

/** All but the id: banner, thing and time. */
export function readThing(
  row: Fields,
  { id, zone }: { readonly id: string | null; readonly zone: number | null },
): Result<ImportedPull, RowFault> {
  const type = readBannerType(row.gacha_type);
  if (type === undefined) return fail('ROW_BAD_TYPE');
  const itemId = gameIdOf(row.item_id);
  if (!itemId) return fail('ROW_BAD_ITEM');
  const written = readTime(row.time);
  if (!written) return fail('ROW_BAD_TIME');
  const rarity = rarityTold(row.rank_type, itemId);
  return ok({
    id,
    type,
    gachaId: bannerIdOf(row.gacha_id, type),
    itemId,
    time: written.time,
    zone: written.zone ?? zone,
    ...(rarity && { rarity }),
  });
}

/**
 * The banner's id; 0 where there is none, or one that no banner of the type can have: stardb.gg writes the type in its
 * place, others nothing. Rule W10.
 */
function bannerIdOf(value: unknown, type: BannerType): number {
  const id = gameIdOf(value) ?? 0;
  return bannerTypeOf(id) === type ? id : 0;
}

// Rule W45.
/** The stars of a character, of which the data may not know yet. */
function rarityTold(told: unknown, itemId: number): 4 | 5 | undefined {
  if (isLightCone(itemId)) return undefined;
  const rarity = gameIdOf(told);
  return rarity === 4 || rarity === 5 ? rarity : undefined;
}

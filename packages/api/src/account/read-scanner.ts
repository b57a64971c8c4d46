import {
  type AccountSnapshot,
  type CharacterSnapshot,
  SCANNER,
} from '@trailbook/core/internal/account';
import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import { MAX_COUNT } from '@trailbook/core/internal/format';
import * as z from 'zod/mini';

/** Why nothing can be taken from a file. */
export type ScannerError = {
  readonly code: 'ACCOUNT_TOO_LONG' | 'ACCOUNT_BROKEN' | 'ACCOUNT_OTHER' | 'ACCOUNT_EMPTY';
};

/** An inventory of thousands of relics takes some two megabytes. */
export const LONGEST_ACCOUNT = 30_000_000;

/** Numbers come as numbers or as text. */
const whole = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))]),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.int().check(z.nonnegative()),
  ),
);
const level = z.pipe(whole, z.number().check(z.minimum(1), z.maximum(999)));
const levels = z.record(z.string(), z.unknown());

const characterRow = z.object({
  id: whole,
  level,
  ascension: whole,
  eidolon: z.unknown(),
  skills: z.nullish(levels),
  traces: z.nullish(levels),
  memosprite: z.nullish(levels),
});
const lightConeRow = z.object({ id: whole, level, ascension: whole });
const materialRow = z.object({
  id: whole,
  count: z.pipe(whole, z.number().check(z.maximum(MAX_COUNT))),
});

const file = z.object({
  source: z.literal(SCANNER),
  characters: z.nullish(z.array(z.unknown())),
  light_cones: z.nullish(z.array(z.unknown())),
  materials: z.nullish(z.array(z.unknown())),
});

/** Where in a tree the scanner's names are. Rule U14, and the game's points. */
const SKILLS = { basic: 1, skill: 2, ult: 3, talent: 4, elation: 22 } as const;
const MEMOSPRITE = { skill: 19, talent: 20 } as const;
const FIRST_ABILITY = 6;
const FIRST_STAT = 9;
const SPECIAL = 21;
const HIGHEST_EIDOLON = 6;

/**
 * Reads a file of reliquary-archiver, of builds with the whole inventory and of those before.
 *
 * @returns ACCOUNT_TOO_LONG beyond any use, ACCOUNT_BROKEN for what is cut off, ACCOUNT_OTHER for a file of something
 *   else, ACCOUNT_EMPTY where nothing in it can be read
 */
export function readScanner(text: string): Result<AccountSnapshot, ScannerError> {
  if (text.length > LONGEST_ACCOUNT) return fail({ code: 'ACCOUNT_TOO_LONG' });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return fail({ code: 'ACCOUNT_BROKEN' });
  }
  const parsed = file.safeParse(value);
  if (!parsed.success) return fail({ code: 'ACCOUNT_OTHER' });
  const characters = rowsOf(parsed.data.characters, characterRow);
  const lightCones = rowsOf(parsed.data.light_cones, lightConeRow);
  const materials = rowsOf(parsed.data.materials, materialRow);
  const read = [characters, lightCones, materials];
  if (read.every(({ rows }) => rows.length === 0)) return fail({ code: 'ACCOUNT_EMPTY' });
  const snapshots = characters.rows.map(characterOf);
  return ok({
    characters: snapshots.map(({ character }) => character),
    lightCones: lightCones.rows,
    materials: materials.rows,
    unreadMaterials: materials.unread,
    unread: [...read, ...snapshots].reduce((sum, { unread }) => sum + unread, 0),
  });
}

function rowsOf<Row>(given: readonly unknown[] | null | undefined, schema: z.ZodMiniType<Row>) {
  const rows = given ?? [];
  const parsed = rows.map((row) => schema.safeParse(row));
  const read = parsed.flatMap((row) => (row.success ? [row.data] : []));
  return { rows: read, unread: rows.length - read.length };
}

/** Of a value that cannot be read the rest of its character is kept, and it is counted. */
function characterOf(row: z.infer<typeof characterRow>): {
  readonly character: CharacterSnapshot;
  readonly unread: number;
} {
  const { id, level: at, ascension, skills, traces, memosprite } = row;
  const found: Record<string, number> = {};
  let unread = 0;
  const read = (value: unknown) => {
    // A level that is missing, or not unlocked, is zero.
    if (value === undefined || value === null || value === false) return 0;
    const level = value === true ? 1 : whole.safeParse(value).data;
    if (level === undefined) unread++;
    return level ?? 0;
  };
  const put = (anchor: number, value: unknown) => {
    const level = read(value);
    if (level > 0) found[anchor] = level;
  };
  for (const [name, anchor] of Object.entries(SKILLS)) put(anchor, skills?.[name]);
  for (const [name, anchor] of Object.entries(MEMOSPRITE)) put(anchor, memosprite?.[name]);
  for (let place = 1; place <= 3; place++)
    put(FIRST_ABILITY + place - 1, traces?.[`ability_${place}`]);
  for (let place = 1; place <= 10; place++) put(FIRST_STAT + place - 1, traces?.[`stat_${place}`]);
  put(SPECIAL, traces?.special);
  const eidolon = read(row.eidolon);
  if (eidolon > HIGHEST_EIDOLON) unread++;
  const points = { by: 'anchor', levels: found } as const;
  const character = {
    id,
    level: at,
    ascension,
    eidolon: Math.min(eidolon, HIGHEST_EIDOLON),
    points,
  };
  return { character, unread };
}

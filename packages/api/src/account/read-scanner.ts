import {
  type AccountSnapshot,
  type CharacterSnapshot,
  scanShape,
  scanWithin,
} from '@trailbook/core/internal/account';
import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import { MAX_COUNT } from '@trailbook/core/internal/format';
import type { NameIndex } from '@trailbook/core/internal/warp';
import * as z from 'zod/mini';
import { isParts, needNames, numbered, scanRows } from './scan-rows.ts';

/** Why nothing can be taken from a file. */
export type ScannerError = {
  readonly code:
    | 'ACCOUNT_TOO_LONG'
    | 'ACCOUNT_BROKEN'
    | 'ACCOUNT_OTHER'
    | 'ACCOUNT_EMPTY'
    /** It holds relics and nothing else. */
    | 'ACCOUNT_RELICS'
    /** It has names for ids, and the names of the game are not there. */
    | 'ACCOUNT_NAMES';
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

const characterRow = z.object({
  id: whole,
  level,
  ascension: whole,
  eidolon: z.optional(z.unknown()),
  skills: z.optional(z.unknown()),
  traces: z.optional(z.unknown()),
  memosprite: z.optional(z.unknown()),
});
const lightConeRow = z.object({ id: whole, level, ascension: whole });
const materialRow = z.object({
  id: whole,
  count: z.pipe(whole, z.number().check(z.maximum(MAX_COUNT))),
});

/** Where in a tree the scanner's names are. Rule U14, and the game's points. */
const SKILLS = { basic: 1, skill: 2, ult: 3, talent: 4, elation: 22 } as const;
const MEMOSPRITE = { skill: 19, talent: 20 } as const;
const FIRST_ABILITY = 6;
const FIRST_STAT = 9;
const SPECIAL = 21;
const HIGHEST_EIDOLON = 6;

// Rule U14.
/**
 * Reads a file of a scanner, or of an optimizer, whichever tool wrote it.
 *
 * @param names - the names of the game, for files that have no ids
 * @returns ACCOUNT_TOO_LONG beyond any use, ACCOUNT_BROKEN for what is cut off, ACCOUNT_OTHER for a file of something
 *   else, ACCOUNT_NAMES where it needs names that were not given, ACCOUNT_RELICS where it holds nothing but relics,
 *   ACCOUNT_EMPTY where nothing in it can be read
 */
export function readScanner(
  text: string,
  names?: NameIndex,
): Result<AccountSnapshot, ScannerError> {
  if (text.length > LONGEST_ACCOUNT) return fail({ code: 'ACCOUNT_TOO_LONG' });
  const value = parsed(text.replace(/^\uFEFF/, ''));
  if (value === undefined) return fail({ code: 'ACCOUNT_BROKEN' });
  const file = scanWithin(value);
  const shape = scanShape(file);
  if (!shape || !isParts(file)) return fail({ code: 'ACCOUNT_OTHER' });
  if (shape === 'relics') return fail({ code: 'ACCOUNT_RELICS' });
  const told = scanRows(file, shape);
  if (needNames(told) && !names) return fail({ code: 'ACCOUNT_NAMES' });
  const isFemale = !isParts(file.metadata) || file.metadata.trailblazer !== MALE;
  const given = names ? numbered(told, names, isFemale) : told;
  const characters = rowsOf(given.characters, characterRow);
  const lightCones = rowsOf(given.lightCones, lightConeRow);
  const materials = rowsOf(given.materials, materialRow);
  const read = [characters, lightCones, materials];
  if (read.every(({ rows }) => rows.length === 0)) return fail({ code: 'ACCOUNT_EMPTY' });
  const snapshots = characters.rows.map(characterOf);
  return ok({
    characters: snapshots.map(({ character }) => character),
    lightCones: lightCones.rows,
    materials: materials.rows,
    unreadMaterials: materials.unread,
    unread: [...read, ...snapshots].reduce((sum, { unread }) => sum + unread, 0),
    ...(shape === 'builds' && { isSimulated: true }),
  });
}

/** The same; the names of the game are asked for by a file that needs them alone. */
export async function readNamedScanner(
  text: string,
  names: () => Promise<NameIndex>,
): Promise<Result<AccountSnapshot, ScannerError>> {
  const read = readScanner(text);
  if (read.ok || read.error.code !== 'ACCOUNT_NAMES') return read;
  const loaded = await names().catch(() => undefined);
  return loaded ? readScanner(text, loaded) : read;
}

/** How scanners write that the Trailblazer is male. */
const MALE = 'Caelus';

/** JSON; of a saved stream, which has a message a line, the last scan. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const line = text.split('\n').findLast((line) => SCAN_MESSAGE.test(line));
    if (line === undefined || line.length === text.length) return undefined;
    return parsed(line);
  }
}

const SCAN_MESSAGE = /^\s*\{\s*"event"\s*:\s*"InitialScan"/;

function rowsOf<Row>(rows: readonly unknown[], schema: z.ZodMiniType<Row>) {
  const parsed = rows.map((row) => schema.safeParse(row));
  const read = parsed.flatMap((row) => (row.success ? [row.data] : []));
  return { rows: read, unread: rows.length - read.length };
}

/** Of a value that cannot be read the rest of its character is kept, and it is counted. */
function characterOf(row: z.infer<typeof characterRow>): {
  readonly character: CharacterSnapshot;
  readonly unread: number;
} {
  const { id, level: at, ascension } = row;
  const [skills, traces, memosprite] = [row.skills, row.traces, row.memosprite].map((part) =>
    isParts(part) ? part : {},
  );
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

import type { ScanShape } from '@trailbook/core/internal/account';
import { type NameIndex, nameKey } from '@trailbook/core/internal/warp';

type Parts = Readonly<Record<string, unknown>>;

/** The rows of a scanner's file, all in one shape. */
export interface ScanRows {
  readonly characters: readonly unknown[];
  readonly lightCones: readonly unknown[];
  readonly materials: readonly unknown[];
}

/** The rows of a file of a known shape, as reliquary-archiver writes them; names stay names. */
export function scanRows(file: Parts, shape: ScanShape): ScanRows {
  switch (shape) {
    case 'srod':
      return {
        characters: listOf(file.characters).map(srodCharacter),
        lightCones: listOf(file.lightCones),
        materials: [],
      };
    case 'builds':
      return buildRows(listOf(file.characters));
    default:
      return {
        characters: listOf(file.characters),
        lightCones: listOf(file.light_cones),
        materials: listOf(file.materials),
      };
  }
}

function srodCharacter(row: unknown): unknown {
  if (!isParts(row)) return row;
  const { basic, skill, ult, talent, bonusAbilities, statBoosts, ...rest } = row;
  const numbered = (name: string, traces: unknown) =>
    Object.entries(isParts(traces) ? traces : {}).map(([at, is]) => [`${name}_${at}`, is] as const);
  const traces = [...numbered('ability', bonusAbilities), ...numbered('stat', statBoosts)];
  return { ...rest, skills: { basic, skill, ult, talent }, traces: Object.fromEntries(traces) };
}

/** Marks a character's reworked kit in an optimizer's ids, such as `1205b1`. */
const REWORKED = /b\d+$/;

/** An optimizer's levels are simulated, so only eidolons and light cones are taken. */
function buildRows(characters: readonly unknown[]): ScanRows {
  const builds = characters.flatMap((row) => {
    const { id, form } = isParts(row) ? row : {};
    return isParts(form) ? [{ id, form }] : [];
  });
  const first = { level: 1, ascension: 0 };
  return {
    characters: builds.map(({ id, form }) => ({
      ...first,
      id: typeof id === 'string' ? id.replace(REWORKED, '') : id,
      eidolon: form.characterEidolon,
    })),
    lightCones: builds.flatMap(({ form }) =>
      form.lightCone ? [{ ...first, id: form.lightCone }] : [],
    ),
    materials: [],
  };
}

/** Whether rows name what they are of, for which the names of the game are needed. */
export function needNames({ characters, lightCones }: ScanRows): boolean {
  return [...characters, ...lightCones].some(isNamed);
}

/** The same rows with numbers for names; a name that is not known stays without one. */
export function numbered(rows: ScanRows, names: NameIndex, isFemale: boolean): ScanRows {
  const ids = squeezedNames(names);
  const idOf = (key: string) => {
    const name = squeezed(key);
    const path = TRAILBLAZER.exec(name)?.[1];
    if (path !== undefined) return (PATHS[path] ?? Number.NaN) + (isFemale ? 1 : 0);
    return name === MARCH.name ? MARCH.id : ids.get(name);
  };
  const withIds = (list: readonly unknown[]) =>
    list.map((row) => (isNamed(row) ? { ...row, id: idOf(row.key) } : row));
  return { ...rows, characters: withIds(rows.characters), lightCones: withIds(rows.lightCones) };
}

/** All paths of the Trailblazer share one name, so scanners add the path. The first id of a path is male, the next female. */
const TRAILBLAZER = /^trailblazer(.+)$/;
const PATHS: Readonly<Record<string, number>> = {
  destruction: 8001,
  preservation: 8003,
  harmony: 8005,
  remembrance: 8007,
  elation: 8009,
};
/** Files with names predate her second path. */
const MARCH = { name: 'march7th', id: 1001 } as const;

/** Some scanners leave out spaces and signs. */
function squeezed(name: string): string {
  return nameKey(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function squeezedNames(names: NameIndex): ReadonlyMap<string, number> {
  return new Map([...names].map(([name, id]) => [squeezed(name), id]));
}

function isNamed(row: unknown): row is Parts & { readonly key: string } {
  return isParts(row) && row.id === undefined && typeof row.key === 'string';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

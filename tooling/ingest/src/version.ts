import { compareVersions } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { type Read, versionIn } from './data-folder.ts';
import type { Dump } from './dump/dump.ts';
import { id } from './dump/raw.ts';
import { rawTable } from './dump/raw-table.ts';

const AvatarConfig = rawTable('AvatarConfig', ['AvatarID'], z.object({ AvatarID: id }));
const EquipmentConfig = rawTable('EquipmentConfig', ['EquipmentID'], z.object({ EquipmentID: id }));
const RelicSetConfig = rawTable(
  'RelicSetConfig',
  ['SetID'],
  z.object({ SetID: id, ReleaseVersion: z.string().optional() }),
);

const knownThings = z.array(z.looseObject({ id: z.number(), version: z.string().optional() }));
const knownSets = z.looseObject({ sets: knownThings });

const FIRST = '1.0';
/** Tables say it of some things as it stands in no release: `3.2.50`. */
const VERSION = /^\d+\.\d+$/;

/** Of which version a dump is, as far as its tables tell beside the data that are there. */
export interface ToldVersion {
  readonly version: string;
  /** What the data have and the dump lacks, and the other way: characters, light cones and relic sets. */
  readonly lacks: number;
  readonly brings: number;
  /** Whether it lacks what later versions brought, and brings less itself. */
  readonly isOlder: boolean;
}

/**
 * No table names the version. It is at least that of the latest thing in it; where it has what the data have not, it is
 * later than they.
 *
 * @param before - the data that are there
 */
export function toldVersion(dump: Dump, before: Read): ToldVersion {
  const sets = dump.table(RelicSetConfig, 'the relic pages will be empty');
  const ids = new Set([
    ...dump.table(AvatarConfig).map((row) => `character ${row.AvatarID}`),
    ...dump
      .table(EquipmentConfig, 'there will be no light cones')
      .map((row) => `lightCone ${row.EquipmentID}`),
    ...sets.map((row) => `relicSet ${row.SetID}`),
  ]);
  const known = knownIn(before);
  const told = [
    ...sets.map((row) => row.ReleaseVersion),
    ...[...known].flatMap(([thing, version]) => (ids.has(thing) ? [version] : [])),
  ]
    .filter((version) => version !== undefined && VERSION.test(version))
    .reduce<string>((a, b) => (b !== undefined && compareVersions(b, a) > 0 ? b : a), FIRST);
  const lacks = [...known.keys()].filter((thing) => !ids.has(thing)).length;
  const brings = [...ids].filter((thing) => !known.has(thing)).length;
  const there = versionIn(before);
  if (there === undefined) return { version: told, lacks, brings, isOlder: false };
  const isOlder = lacks > brings && compareVersions(told, there) < 0;
  if (isOlder) return { version: told, lacks, brings, isOlder };
  if (brings === 0) return { version: there, lacks, brings, isOlder };
  const version = compareVersions(told, there) > 0 ? told : following(there);
  return { version, lacks, brings, isOlder };
}

function following(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}`;
}

/** Each thing with the version that brought it. */
function knownIn(before: Read): ReadonlyMap<string, string | undefined> {
  const rows = (file: string) => knownThings.parse(before(`game/${file}.json`) ?? []);
  const { sets } = knownSets.parse(before('game/relics.json') ?? { sets: [] });
  const named = (kind: string, things: z.infer<typeof knownThings>) =>
    things.map(({ id: own, version }) => [`${kind} ${own}`, version] as const);
  return new Map([
    ...named('character', rows('characters')),
    ...named('lightCone', rows('lightCones')),
    ...named('relicSet', sets),
  ]);
}

import { FEATS, type Feat, type FeatRow, featsOf } from './capabilities.ts';
import type { EffectEntry } from './effect-schema.ts';
import type { DatasetJson } from './schema.ts';

/** Who does what players ask for: the feats of each thing, in the order in which they are offered. */
export interface Doers {
  readonly characters: ReadonlyMap<number, readonly Feat[]>;
  readonly lightCones: ReadonlyMap<number, readonly Feat[]>;
  readonly relics: ReadonlyMap<number, readonly Feat[]>;
}

/**
 * The feats of all that data/effects.json tells of. What a memosprite does stands with the first who summons it: all
 * who summon the same do it.
 */
export function capabilityIndex({
  effects: { characters, lightCones, relics },
  ...tables
}: Pick<DatasetJson, 'effects' | 'characters' | 'servants'>): Doers {
  const skillsOf = new Map(tables.servants.map(({ id, skills }) => [id, skills]));
  const servantOf = new Map(tables.characters.map(({ id, servant }) => [id, servant]));
  const bySkill = new Map(
    Object.values(characters).flatMap(({ skills = {} }) => Object.entries(skills)),
  );
  const ofServant = (owner: number) =>
    (skillsOf.get(servantOf.get(owner) ?? 0) ?? []).flatMap((id) => bySkill.get(String(id)) ?? []);
  return {
    characters: mapped(characters, ({ skills = {}, eidolons = {}, points = {} }, owner) => [
      ...[skills, eidolons, points].flatMap((entries) => Object.values(entries)),
      ...ofServant(owner),
    ]),
    lightCones: mapped(lightCones, (entry) => [entry]),
    relics: mapped(relics, (entries) => Object.values(entries)),
  };
}

/** Feats that anybody does, by their page. */
export function featPages(doers: Doers): ReadonlyMap<string, FeatRow> {
  const done = new Set(
    [doers.characters, doers.lightCones, doers.relics].flatMap((feats) =>
      [...feats.values()].flat(),
    ),
  );
  return new Map(
    FEATS.filter(({ pageId }) => done.has(pageId)).map((row) => [row.pageId, row] as const),
  );
}

function mapped<Row>(
  rows: Readonly<Record<string, Row>>,
  entriesOf: (row: Row, id: number) => readonly EffectEntry[],
): ReadonlyMap<number, readonly Feat[]> {
  return new Map(
    Object.entries(rows).map(
      ([id, row]) => [Number(id), inOrder(entriesOf(row, Number(id)))] as const,
    ),
  );
}

function inOrder(entries: readonly EffectEntry[]): Feat[] {
  const done = new Set(entries.flatMap(({ effects }) => effects.flatMap(featsOf)));
  return FEATS.flatMap(({ pageId }) => (done.has(pageId) ? [pageId] : []));
}

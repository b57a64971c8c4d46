import type { DatasetJson } from '../dataset/schema.ts';
import type { EffectEntry } from './types.ts';

/** What each thing does, by its id; nothing is known of those that are not there. */
export interface EffectBook {
  readonly skills: ReadonlyMap<number, EffectEntry>;
  readonly eidolons: ReadonlyMap<number, EffectEntry>;
  /** Bonus abilities, by their point. */
  readonly points: ReadonlyMap<number, EffectEntry>;
  readonly lightCones: ReadonlyMap<number, EffectEntry>;
  readonly relicBonus: (set: number, pieces: number) => EffectEntry | undefined;
}

/** data/effects.json, whose rows stand by owner, by what has them. */
export function effectBook(effects: DatasetJson['effects']): EffectBook {
  const owners = Object.values(effects.characters);
  return {
    skills: byId(owners.map(({ skills }) => skills)),
    eidolons: byId(owners.map(({ eidolons }) => eidolons)),
    points: byId(owners.map(({ points }) => points)),
    lightCones: byId([effects.lightCones]),
    relicBonus: (set, pieces) => effects.relics[set]?.[pieces],
  };
}

function byId(
  books: readonly (Readonly<Record<string, EffectEntry>> | undefined)[],
): Map<number, EffectEntry> {
  return new Map(
    books.flatMap((book) =>
      Object.entries(book ?? {}).map(([id, entry]) => [Number(id), entry] as const),
    ),
  );
}

import { baseProperty, type Character, type Path } from '../dataset/index.ts';
import { type CharacterCard, characterListPage } from './characters.ts';
import { type LightConeCard, lightConeListPage } from './light-cones.ts';
import type { Lookup, PageName } from './lookup.ts';
import { type RelicCard, relicListPage } from './relics.ts';

/** Relic sets that raise one stat. */
export interface RelicsByStat {
  readonly property: string;
  readonly name: PageName;
  readonly relics: readonly RelicCard[];
}

/** The light cones whose abilities work on a path, in the order of their list. */
export function lightConesOfPath(lookup: Lookup, path: Path): LightConeCard[] {
  return lightConeListPage(lookup).lightCones.filter((card) => card.path === path);
}

/** The characters of a path, in the order of their list. */
export function charactersOfPath(lookup: Lookup, path: Path): CharacterCard[] {
  return characterListPage(lookup).characters.filter((card) => card.path === path);
}

/**
 * Relic sets that raise the stats which a character's own traces raise: what the data say, and no opinion of
 * what is best. The traces' strongest stats come first.
 */
export function relicsByTraces(lookup: Lookup, { variants }: Character): RelicsByStat[] {
  const raised = new Map<string, number>();
  for (const { property, value } of variants[0]?.points.flatMap(({ stats }) => stats) ?? []) {
    raised.set(property, (raised.get(property) ?? 0) + value);
  }
  const { relics } = relicListPage(lookup);
  return [...raised]
    .sort(([, a], [, b]) => b - a)
    .map(([property]) => ({
      property,
      name: lookup.stat(property),
      relics: relics.filter(({ id }) => raises(lookup, id, property)),
    }))
    .filter(({ relics: some }) => some.length > 0);
}

/** Speed is an amount on traces and a share on relics, and the same stat. */
function raises({ dataset }: Lookup, set: number, property: string): boolean {
  const bonuses = dataset.relics.sets.find(({ id }) => id === set)?.bonuses ?? [];
  return bonuses.some(({ stats }) =>
    stats.some((stat) => stat.value > 0 && baseProperty(stat.property) === baseProperty(property)),
  );
}

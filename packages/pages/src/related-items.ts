import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import {
  baseProperty,
  type Character,
  type Element,
  type Path,
} from '@trailbook/core/internal/dataset';
import { characterCards } from './characters.ts';
import { lightConeCards } from './light-cones.ts';
import { relicCards } from './relics.ts';

/** A thing of another kind that belongs with a page, as a link to it shows it. */
export interface RelatedThing {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number | null;
}

/** Relic sets that raise one stat. */
export interface RelicsByStat {
  readonly property: string;
  readonly name: PageName;
  readonly relics: readonly RelatedThing[];
}

/** The light cones whose abilities work on a path, in the order of their list. */
export function lightConesOfPath(lookup: Lookup, path: Path): RelatedThing[] {
  return lightConeCards(lookup)
    .filter((card) => card.path === path)
    .map(kinOf);
}

/** The characters of a path, in the order of their list. */
export function charactersOfPath(lookup: Lookup, path: Path): RelatedThing[] {
  return characterCards(lookup)
    .filter((card) => card.path === path)
    .map(kinOf);
}

/** What the game calls DMG of an element. */
const DAMAGE_OF: Readonly<Record<Element, string>> = {
  physical: 'PhysicalAddedRatio',
  fire: 'FireAddedRatio',
  ice: 'IceAddedRatio',
  lightning: 'ThunderAddedRatio',
  wind: 'WindAddedRatio',
  quantum: 'QuantumAddedRatio',
  imaginary: 'ImaginaryAddedRatio',
};

/**
 * Relic sets that raise the stats which a character's own traces raise, or DMG of its element: what the data say, and
 * no opinion of what is best. The traces' strongest stats come first.
 */
export function relicsByStat(lookup: Lookup, { variants, element }: Character): RelicsByStat[] {
  const raised = new Map<string, number>();
  for (const { property, value } of variants[0]?.points.flatMap(({ stats }) => stats) ?? []) {
    raised.set(property, (raised.get(property) ?? 0) + value);
  }
  const strongest = [...raised].sort(([, a], [, b]) => b - a).map(([property]) => property);
  const relics = relicCards(lookup);
  return [...new Set([...strongest, DAMAGE_OF[element]])]
    .map((property) => ({
      property,
      name: lookup.stat(property),
      relics: relics.filter(({ id }) => raises(lookup, id, property)).map(kinOf),
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

function kinOf({ id, pageId, name, rarity }: RelatedThing): RelatedThing {
  return { id, pageId, name, rarity };
}

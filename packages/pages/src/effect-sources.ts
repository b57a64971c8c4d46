import type {
  Character,
  CharacterVariant,
  LightCone,
  Lookup,
  PageName,
  RelicSet,
  SkillId,
  SkillType,
} from '@trailbook/core/internal/dataset';
import type { EffectEntry } from '@trailbook/core/internal/effects';
import { eidolonBonus } from '@trailbook/core/internal/planner';
import { kindOf, pointName, skillName } from './skills.ts';

/** What of a thing has effects: a skill, an eidolon, a bonus ability, the ability of a light cone, a set bonus. */
export interface EffectSource {
  readonly kind: 'skill' | 'eidolon' | 'trace' | 'lightCone' | 'bonus';
  readonly name: PageName | null;
  /** Of a skill, where it is of any. */
  readonly type?: SkillType;
  /** Of an eidolon; of a set bonus, how many pieces it takes. */
  readonly rank?: number;
  readonly isEnhanced?: true;
}

/** A source with what it does and its figures, one list a level, from the one that its own page shows first. */
export interface SourcedEntry {
  readonly source: EffectSource;
  readonly entry: EffectEntry;
  /** Of a skill the last that materials buy; eidolons go on from there. */
  readonly firstLevel: number;
  readonly levels: readonly (readonly number[])[];
}

/** All that a character's variants do, skills first; what an enhanced one does as the standard one is told once. */
export function characterSources(lookup: Lookup, character: Character): SourcedEntry[] {
  const sources = character.variants.flatMap((variant) => [
    ...skillSources(lookup, character, variant),
    ...traceSources(lookup, variant),
    ...eidolonSources(lookup, variant),
  ]);
  const seen = new Set<string>();
  return sources.filter(({ source, entry, levels }) => {
    const key = JSON.stringify([source.kind, source.name, source.rank, entry, levels]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What a light cone does. */
export function lightConeSources({ dataset, name }: Lookup, lightCone: LightCone): SourcedEntry[] {
  const entry = dataset.effects.lightCones.get(lightCone.id);
  const source = { kind: 'lightCone', name: name('lightConeSkill', lightCone.id) } as const;
  return entry ? [{ source, entry, firstLevel: 1, levels: lightCone.superimpositions }] : [];
}

/** What a set's bonuses do. */
export function relicSources({ dataset }: Lookup, set: RelicSet): SourcedEntry[] {
  return set.bonuses.flatMap(({ pieces, params }) => {
    const entry = dataset.effects.relicBonus(set.id, pieces);
    const source = { kind: 'bonus', name: null, rank: pieces } as const;
    return entry ? [{ source, entry, firstLevel: 1, levels: [params] }] : [];
  });
}

const enhancedMark = ({ enhanced }: CharacterVariant) =>
  enhanced > 0 ? { isEnhanced: true as const } : {};

/** Skills of its points, and what its memosprite has beside them. */
function skillSources(
  lookup: Lookup,
  character: Character,
  variant: CharacterVariant,
): SourcedEntry[] {
  const { dataset } = lookup;
  const ofPoints = variant.points.flatMap((point) => {
    const bought = point.levels.length;
    const form = { id: character.id, enhanced: variant.enhanced, eidolon: variant.eidolons.length };
    const highest = bought + eidolonBonus(dataset, form, point);
    return point.skills.map((id) => ({ id, kind: kindOf(point, id), bought, highest }));
  });
  const raised = new Set(ofPoints.map(({ id }) => id));
  const rest = (dataset.servants.get(character.servant ?? 0)?.skills ?? [])
    .filter((id: SkillId) => !raised.has(id))
    .map((id) => ({ id, kind: 'memosprite' as const, bought: 1, highest: 1 }));
  return [...ofPoints, ...rest].flatMap(({ id, kind, bought, highest }) => {
    const skill = dataset.skills.get(id);
    const entry = dataset.effects.skills.get(id);
    if (!skill || !entry) return [];
    const type = skill.type ?? kind;
    const source: EffectSource = {
      kind: 'skill',
      name: skillName(lookup, id),
      ...(type && { type }),
      ...enhancedMark(variant),
    };
    const firstLevel = Math.max(1, Math.min(bought, skill.params.length));
    const levels = skill.params.slice(firstLevel - 1, highest);
    return [{ source, entry, firstLevel, levels }];
  });
}

function traceSources(lookup: Lookup, variant: CharacterVariant): SourcedEntry[] {
  return variant.points.flatMap((point) => {
    const entry = lookup.dataset.effects.points.get(point.id);
    const source: EffectSource = {
      kind: 'trace',
      name: pointName(lookup, point),
      ...enhancedMark(variant),
    };
    return entry ? [{ source, entry, firstLevel: 1, levels: [point.params ?? []] }] : [];
  });
}

function eidolonSources(lookup: Lookup, variant: CharacterVariant): SourcedEntry[] {
  return variant.eidolons.flatMap(({ id, rank, params }) => {
    const entry = lookup.dataset.effects.eidolons.get(id);
    const source: EffectSource = {
      kind: 'eidolon',
      name: lookup.name('eidolon', id),
      rank,
      ...enhancedMark(variant),
    };
    return entry ? [{ source, entry, firstLevel: 1, levels: [params] }] : [];
  });
}

import { parseAmount, type Value } from '../dataset/effect-notation.ts';
import type { Effect, EffectEntry } from '../dataset/effect-schema.ts';
import type { CharacterVariant, Dataset, SkillType } from '../dataset/index.ts';
import type { Lookup } from '../dataset/lookup.ts';
import { oncePerLookup } from '../dataset/lookup.ts';

/** Notes that say as which skill of the same character. */
const AS = {
  asSkill: 'skill',
  asUltimate: 'ultimate',
  asTalent: 'talent',
} as const satisfies Record<string, SkillType>;

/**
 * How much it is that an entry gives 'as much as by the Skill' of: from the first level of that skill to its last.
 *
 * @param entry - whose effects are asked about: which character's, and of which form
 */
export function asMuchOf(
  lookup: Lookup,
  entry: EffectEntry,
): (effect: Effect) => Value | undefined {
  return (effect) => {
    const type = effect.notes?.flatMap((note) =>
      note in AS ? AS[note as keyof typeof AS] : [],
    )[0];
    return type && sameIn(lookup.dataset, variantsOf(lookup).get(entry), type, effect);
  };
}

function sameIn(
  { skills, effects }: Dataset,
  variant: CharacterVariant | undefined,
  type: SkillType,
  { do: deed, stat }: Effect,
): Value | undefined {
  for (const { skills: ids, levels } of variant?.points ?? []) {
    for (const skill of ids.flatMap((id) => skills.get(id) ?? [])) {
      const same = effects.skills
        .get(skill.id)
        ?.effects.find((effect) => effect.do === deed && effect.stat === stat && effect.amount);
      if (skill.type === type && same?.amount) {
        return spanned(same.amount, skill.params.slice(0, levels.length));
      }
    }
  }
  return undefined;
}

/** Whose entries are, and of which form: of the first of those that share one. */
const variantsOf = oncePerLookup(({ dataset }): ReadonlyMap<EffectEntry, CharacterVariant> => {
  const variants = [...dataset.characters.values()].flatMap((character) => character.variants);
  return new Map(
    variants
      .toReversed()
      .flatMap((variant) => entriesOf(dataset, variant).map((entry) => [entry, variant] as const)),
  );
});

function entriesOf({ effects }: Dataset, { points, eidolons }: CharacterVariant): EffectEntry[] {
  return [
    ...points.flatMap((point) => point.skills.map((id) => effects.skills.get(id))),
    ...points.map(({ id }) => effects.points.get(id)),
    ...eidolons.map(({ id }) => effects.eidolons.get(id)),
  ].filter((entry) => entry !== undefined);
}

/** A plain figure at its ends; what grows with something is not told in one. */
function spanned(amount: string, levels: readonly (readonly number[])[]): Value | undefined {
  const { terms } = parseAmount(amount);
  const [term] = terms;
  if (!term || terms.length > 1 || term.measures.length > 0) return undefined;
  const param = term.value.figures[0]?.param;
  if (param === undefined) return term.value;
  const ends = [levels[0]?.[param - 1], levels.at(-1)?.[param - 1]].filter(
    (value) => value !== undefined,
  );
  return { ...term.value, figures: [...new Set(ends)].map((value) => ({ value })), isRange: true };
}

import { parseAmount, type Value } from '../dataset/effect-notation.ts';
import type { Effect, EffectEntry } from '../dataset/effect-schema.ts';
import type { CharacterVariant, Dataset, SkillId, SkillType } from '../dataset/index.ts';
import type { Lookup } from '../dataset/lookup.ts';

/** Notes that say as which skill of the same character. */
const AS = {
  asSkill: 'skill',
  asUltimate: 'ultimate',
  asTalent: 'talent',
} as const satisfies Record<string, SkillType>;

/** What an effect gives as much as: an amount of another skill's, in its parameters. */
export interface ReferencedAmount {
  readonly skill: SkillId;
  /** In the notation of effects. */
  readonly amount: string;
}

/**
 * The skill and the amount that an effect means which does 'as much as the Skill'.
 *
 * @param entry - whose effect it is: which character's, and of which form
 */
export function referencedAmount(
  dataset: Dataset,
  entry: EffectEntry,
  effect: Effect,
): ReferencedAmount | undefined {
  return sameIn(dataset, entry, effect)?.reference;
}

/** How much it is that an entry gives 'as much as by the Skill' of: from the first level of that skill to its last. */
export function asMuchOf(
  { dataset }: Lookup,
  entry: EffectEntry,
): (effect: Effect) => Value | undefined {
  return (effect) => {
    const same = sameIn(dataset, entry, effect);
    return same && spanned(same.reference.amount, same.levels);
  };
}

interface Same {
  readonly reference: ReferencedAmount;
  /** Parameters of the levels that materials buy. */
  readonly levels: readonly (readonly number[])[];
}

function sameIn(dataset: Dataset, entry: EffectEntry, effect: Effect): Same | undefined {
  const type = effect.notes?.flatMap((note) => (note in AS ? AS[note as keyof typeof AS] : []))[0];
  if (!type) return undefined;
  for (const { skills, levels } of variantsOf(dataset).get(entry)?.points ?? []) {
    for (const skill of skills.flatMap((id) => dataset.skills.get(id) ?? [])) {
      const amount = dataset.effects.skills
        .get(skill.id)
        ?.effects.find(
          ({ do: deed, stat, amount }) => deed === effect.do && stat === effect.stat && amount,
        )?.amount;
      if (skill.type === type && amount) {
        return {
          reference: { skill: skill.id, amount },
          levels: skill.params.slice(0, levels.length),
        };
      }
    }
  }
  return undefined;
}

const variantsByDataset = new WeakMap<Dataset, ReadonlyMap<EffectEntry, CharacterVariant>>();

/** Whose entries are, and of which form: of the first of those that share one. */
function variantsOf(dataset: Dataset): ReadonlyMap<EffectEntry, CharacterVariant> {
  const known = variantsByDataset.get(dataset);
  if (known) return known;
  const variants = [...dataset.characters.values()].flatMap((character) => character.variants);
  const made = new Map(
    variants
      .toReversed()
      .flatMap((variant) => entriesOf(dataset, variant).map((entry) => [entry, variant] as const)),
  );
  variantsByDataset.set(dataset, made);
  return made;
}

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

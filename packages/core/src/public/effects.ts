import {
  checkEach,
  checkKind,
  checkKnown,
  checkNumber,
  checkOneOf,
  checkWhole,
} from '../basics/check.ts';
import { InputError } from '../basics/input-error.ts';
import { featsOf as innerFeatsOf } from '../dataset/capabilities.ts';
import { createLookup } from '../dataset/create-lookup.ts';
import type { Amount, Condition, Term, Value } from '../dataset/effect-notation.ts';
import * as notation from '../dataset/effect-notation.ts';
import { type Effect, effectEntrySchema, effectSchema } from '../dataset/effect-schema.ts';
import { type Dataset, LANGUAGES, type Language, type SkillId } from '../dataset/index.ts';
import { effectTextOf } from '../effects/effect-lines.ts';
import { type EffectEntry, effectLine, FEATS, type Feat, lineText } from '../effects/index.ts';
import {
  referencedAmount as innerReferencedAmount,
  type ReferencedAmount,
} from '../effects/referenced-amount.ts';
import { eidolonBonus } from '../planner/entry.ts';
import { checkShape } from './check-shape.ts';

export type { Feat, FeatGroup, FeatRow } from '../dataset/capabilities.ts';
export { FEAT_GROUPS, FEATS } from '../dataset/capabilities.ts';
export type { Doers } from '../dataset/capability-index.ts';
export type { Amount, Condition, Figure, Term, Value } from '../dataset/effect-notation.ts';
export type { Effect, EffectBook, EffectEntry } from '../dataset/effect-schema.ts';
export type {
  Aspect,
  Deed,
  End,
  GameEvent,
  Note,
  Period,
  Quantity,
  Scope,
  SkillWord,
  Stat,
  State,
  Target,
} from '../dataset/effect-vocabulary.ts';
export {
  ASPECTS,
  DEEDS,
  ENDS,
  EVENTS,
  NOTES,
  PERIODS,
  QUANTITIES,
  SCOPES,
  SKILL_WORDS,
  STATES,
  STATS,
  TARGETS,
} from '../dataset/effect-vocabulary.ts';

export type { ReferencedAmount } from '../effects/referenced-amount.ts';

/** Ids of who can do something. */
export interface WhoCan {
  readonly characters: readonly number[];
  readonly lightCones: readonly number[];
  readonly relicSets: readonly number[];
}

/**
 * Who does something that players ask for: characters with any of their skills, eidolons and bonus abilities, light
 * cones and relic sets.
 *
 * @param feat - a `pageId` of `FEATS`, such as `lower-def` or `energy-allies`
 * @throws InputError for a feat that there is not, or data that were not parsed
 *
 * @example
 * ```ts
 * import { nameOf, parseDataset } from '@trailbook/core';
 * import { whoCan } from '@trailbook/core/effects';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const { characters } = whoCan(dataset, 'super-break');
 * for (const id of characters) console.log(nameOf(dataset.names, 'en', 'character', id)?.text);
 * ```
 */
export function whoCan(dataset: Dataset, feat: Feat): WhoCan {
  checkKind(dataset?.doers, 'dataset.doers', 'Object', 'Object; use parseDataset');
  checkOneOf(
    feat,
    'feat',
    FEATS.map(({ pageId }) => pageId),
  );
  const doing = (feats: ReadonlyMap<number, readonly Feat[]>) =>
    [...feats].flatMap(([id, done]) => (done.includes(feat) ? [id] : []));
  const { characters, lightCones, relics } = dataset.doers;
  return {
    characters: doing(characters),
    lightCones: doing(lightCones),
    relicSets: doing(relics),
  };
}

/**
 * The feats that an effect is one of: mostly one, none where nobody asks for such a thing.
 *
 * @throws InputError for what is no effect
 */
export function featsOf(effect: Effect): readonly Feat[] {
  checkShape(effectSchema, effect, 'effect');
  return innerFeatsOf(effect);
}

/**
 * What something does, a line an effect, in any of the languages.
 *
 * @param entry - as `dataset.effects` has it
 * @param params - the figures of the level that is meant, as the data have them with the skill, eidolon or light cone
 * @throws InputError for a language that there is not or whose terms the data lack, or what is no entry
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import { effectTexts } from '@trailbook/core/effects';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const cone = dataset.lightConesByPage.get('in-the-night');
 * const entry = cone && dataset.effects.lightCones.get(cone.id);
 * if (entry) console.log(effectTexts(dataset, 'en', entry, cone.superimpositions[4] ?? []));
 * ```
 */
export function effectTexts(
  dataset: Dataset,
  language: Language,
  entry: EffectEntry,
  params: readonly number[],
): string[] {
  checkKind(dataset?.characters, 'dataset.characters', 'Map', 'Map; use parseDataset');
  checkOneOf(language, 'language', LANGUAGES);
  checkKind(dataset.terms?.[language], `dataset.terms.${language}`);
  checkShape(effectEntrySchema, entry, 'entry');
  checkEach(params, 'params', checkNumber);
  const effectText = effectTextOf(createLookup(dataset, language), entry);
  return entry.effects.map((effect) => lineText(language, effectLine(effectText, effect), params));
}

/**
 * The figures of a skill at a level: those that `#1`, `#2` … of its effects mean. The data have more levels than anyone
 * reaches.
 *
 * @param skill - as `dataset.skills` has it
 * @param level - from 1; without it the highest there is, of what materials buy and eidolons add
 * @throws InputError for a skill that there is not, a level beyond the highest, or data that were not parsed
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import { paramsAt } from '@trailbook/core/effects';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * console.log(paramsAt(dataset, 110202)[0], paramsAt(dataset, 110202, 10)[0]); // Seele's Skill, of ATK
 * ```
 */
export function paramsAt(dataset: Dataset, skill: number, level?: number): readonly number[] {
  checkKind(dataset?.skills, 'dataset.skills', 'Map', 'Map; use parseDataset');
  const found = dataset.skills.get(skill as SkillId);
  checkKnown(found, 'skill', skill);
  const highest = Math.max(1, Math.min(highestLevel(dataset, found.id), found.params.length));
  if (level !== undefined) checkWhole(level, 'level', 1, highest);
  return found.params[(level ?? highest) - 1] ?? [];
}

/**
 * The skill and the amount that an effect means which does 'as much as' the Skill, the Ultimate or the Talent (a note of
 * `NOTES`): with {@link paramsAt} of that skill it is computed like any other.
 *
 * @param entry - as `dataset.effects` has it: whose effect it is
 * @returns undefined for an effect that refers to none
 * @throws InputError for what is no entry or no effect, or data that were not parsed
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import { paramsAt, parseAmount, referencedAmount } from '@trailbook/core/effects';
 * import data from '@trailbook/data';
 *
 * const dataset = parseDataset(data);
 * const entry = dataset.effects.eidolons.get(130606); // Sparkle's sixth
 * for (const effect of entry?.effects ?? []) {
 *   const found = entry && referencedAmount(dataset, entry, effect);
 *   if (found) console.log(parseAmount(found.amount).terms, paramsAt(dataset, found.skill));
 * }
 * ```
 */
export function referencedAmount(
  dataset: Dataset,
  entry: EffectEntry,
  effect: Effect,
): ReferencedAmount | undefined {
  checkKind(dataset?.characters, 'dataset.characters', 'Map', 'Map; use parseDataset');
  checkShape(effectEntrySchema, entry, 'entry');
  checkShape(effectSchema, effect, 'effect');
  return innerReferencedAmount(dataset, entry, effect);
}

/** A skill that no point raises, as some of memosprites, has one level. */
function highestLevel(dataset: Dataset, skill: SkillId): number {
  for (const { id, variants } of dataset.characters.values()) {
    for (const { enhanced, points, eidolons } of variants) {
      const point = points.find(({ skills }) => skills.includes(skill));
      const form = { id, enhanced, eidolon: eidolons.length };
      if (point) return point.levels.length + eidolonBonus(dataset, form, point);
    }
  }
  return 1;
}

/**
 * `#1%/#2%` in its figures.
 *
 * @throws InputError for what is no value of the notation
 */
export function parseValue(text: string): Value {
  checkNotation(text, notation.valuePattern, 'value such as #2%');
  return notation.parseValue(text);
}

/**
 * `to #1% atk + #2` in its terms.
 *
 * @throws InputError for what is no amount of the notation
 */
export function parseAmount(text: string): Amount {
  checkNotation(text, notation.amountPattern, 'amount such as #1% atk + #2');
  return notation.parseAmount(text);
}

/**
 * `#2 atk` or `debuffs`: for each of what.
 *
 * @throws InputError for what is no measure of the notation
 */
export function parsePer(text: string): Omit<Term, 'value'> & { readonly value?: Value } {
  checkNotation(text, notation.perPattern, 'measure such as #2 atk');
  return notation.parsePer(text);
}

/**
 * `anyAlly attack`: what happens, and to or by whom.
 *
 * @throws InputError for what is no event of the notation
 */
export function parseEvent(text: string): {
  readonly who: string | undefined;
  readonly event: string;
} {
  checkNotation(text, notation.eventPattern, 'event such as anyAlly attack');
  return notation.parseEvent(text);
}

/**
 * `enemy debuffs>=#4` in its parts.
 *
 * @throws InputError for what is no condition of the notation
 */
export function parseCondition(text: string): Condition {
  checkNotation(text, notation.conditionPattern, 'condition such as hpShare<=#3%');
  return notation.parseCondition(text);
}

function checkNotation(text: string, pattern: RegExp, expected: string): void {
  checkKind(text, 'text', 'String');
  if (!pattern.test(text)) throw new InputError('OUT_OF_RANGE', 'text', expected, text);
}

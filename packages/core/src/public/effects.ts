import { checkKind, checkOneOf } from '../basics/check.ts';
import { createLookup } from '../dataset/create-lookup.ts';
import { type Dataset, LANGUAGES, type Language } from '../dataset/index.ts';
import { effectTextOf } from '../effects/effect-lines.ts';
import { type EffectEntry, effectLine, FEATS, type Feat, lineText } from '../effects/index.ts';

export type { Feat, FeatGroup, FeatRow } from '../dataset/capabilities.ts';
export { FEAT_GROUPS, FEATS, featsOf } from '../dataset/capabilities.ts';
export type { Doers } from '../dataset/capability-index.ts';
export type { Amount, Condition, Figure, Term, Value } from '../dataset/effect-notation.ts';
export {
  parseAmount,
  parseCondition,
  parseEvent,
  parsePer,
  parseValue,
} from '../dataset/effect-notation.ts';
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
  checkKind(dataset?.doers, 'dataset.doers');
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
  checkKind(dataset?.characters, 'dataset.characters', 'Map');
  checkOneOf(language, 'language', LANGUAGES);
  checkKind(dataset.terms?.[language], `dataset.terms.${language}`);
  checkKind(entry?.effects, 'entry.effects', 'Array');
  checkKind(params, 'params', 'Array');
  const effectText = effectTextOf(createLookup(dataset, language), entry);
  return entry.effects.map((effect) => lineText(language, effectLine(effectText, effect), params));
}

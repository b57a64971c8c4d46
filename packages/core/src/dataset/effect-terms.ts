import * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import { FEAT_GROUPS, FEATS } from './capabilities.ts';
import {
  ASPECTS,
  DEEDS,
  ENDS,
  EVENTS,
  NOTES,
  PERIODS,
  QUANTITIES,
  SCOPES,
  type Scope,
  SKILL_WORDS,
  type SkillWord,
  STATES,
  STATS,
  type State,
  TARGETS,
  type Target,
} from './effect-vocabulary.ts';
import { sentenceTermsSchema } from './sentence-terms.ts';
import { countForms, term, terms } from './term-records.ts';

/** Words of a list that are not in another. */
function without<Word extends string, Other extends string>(
  words: readonly Word[],
  others: readonly Other[],
): Exclude<Word, Other>[] {
  const left: ReadonlySet<string> = new Set(others);
  // What is not among the others is of no type of theirs.
  return words.filter((word) => !left.has(word)) as Exclude<Word, Other>[];
}

/** Stats that are called as on a character's page. */
const NAMED_STATS = [
  'hp',
  'atk',
  'def',
  'spd',
  'critRate',
  'critDmg',
  'breakEffect',
  'effectHit',
  'effectRes',
  'energyRate',
  'healing',
  'elation',
  'maxEnergy',
] as const;
/** One of the stats that are called as on a character's page. */
export type NamedStat = (typeof NAMED_STATS)[number];

/** How a line speaks of somebody it has named before: 'any enemy: enters the field', then 'that enemy'. */
const BACK_REFERENCES = ['thatEnemy', 'thatAlly'] as const;
/** One of the {@link BACK_REFERENCES}. */
export type BackReference = (typeof BACK_REFERENCES)[number];

/** A second or third state of a kind is called as the first, with a number behind. */
type FurtherState = Extract<State, `${string}${2 | 3}`>;
const FURTHER_STATES = STATES.filter((state): state is FurtherState => /[23]$/.test(state));

/** Words whose terms name things of the game; all other terms are our own turns of phrase. */
const NAMING = {
  deeds: without(DEEDS, ['up', 'down']),
  targets: [...TARGETS, ...BACK_REFERENCES],
  stats: without(STATS, NAMED_STATS),
  quantities: without(QUANTITIES, STATES),
  states: without(STATES, FURTHER_STATES),
  events: without(EVENTS, SKILL_WORDS),
  skills: [...SKILL_WORDS, ...SCOPES],
  aspects: ASPECTS,
} as const;

/** Some words of a list. */
function someOf<Word extends string>(words: readonly Word[]) {
  return z.optional(z.array(z.enum(words)).check(z.minLength(1)));
}

/**
 * data/terms/{lang}.json: the vocabulary of effects in one language. Its terms stand by themselves, in the form in
 * which a list names them. None is bent to fit another, so that none can be bent wrongly.
 */
export const effectTermsSchema = z.strictObject({
  deeds: terms(NAMING.deeds),
  targets: terms<Target | BackReference>(NAMING.targets),
  stats: terms(NAMING.stats),
  quantities: terms(NAMING.quantities),
  states: terms(NAMING.states),
  events: terms(NAMING.events),
  skills: terms<SkillWord | Scope>(NAMING.skills),
  aspects: terms(NAMING.aspects),
  /** For whom a skill is besides, where the line says who they are and not how many. */
  newTargets: term,
  /** States of which it is not said that somebody is without them. */
  denied: terms(['present', 'leads', 'broken', 'ofPath', 'full', 'companion', 'aha']),
  ends: terms(ENDS),
  periods: terms(PERIODS),
  notes: terms(NOTES),
  /** What players ask for: most of it is called by terms above. */
  feats: z.strictObject({
    lower: term,
    raise: term,
    who: term,
    allies: term,
    resistControl: term,
    /** Stats that are bent by what happens to them: 'Защита', but 'Снижение защиты'. */
    changed: z.optional(z.partialRecord(z.enum(STATS), term)),
    groups: terms(FEAT_GROUPS),
    /** How else players write it, for the search. */
    also: z.partialRecord(
      z.enum(FEATS.map(({ pageId }) => pageId)),
      z.array(term).check(z.minLength(1)),
    ),
  }),
  /**
   * What is told of the very stat that changes does not name it again: `ofUsual` of what it is anyway, `ofCaster` of
   * that of whose skill it is, `ofValue` of somebody else's.
   *
   * `{x}` is a term, `{n}` a figure, `{who}` a target, `{period}` a period.
   */
  patterns: terms([
    'higher',
    'lower',
    'max',
    'min',
    'per',
    'perTimes',
    'times',
    'timesEach',
    'chance',
    'fixed',
    'cooldown',
    'of',
    'ofWhose',
    'ofUsual',
    'ofCaster',
    'ofValue',
    'who',
    'not',
    'if',
    'or',
    'list',
    'seconds',
  ]),
  counts: z.strictObject({ turns: countForms, stacks: countForms, hits: countForms }),
  /** What plain sentences are made of. */
  sentences: sentenceTermsSchema,
  /** Words whose terms stand so in the game's own texts of this language; the terms of all others are ours alone. */
  game: z.strictObject({
    deeds: someOf(NAMING.deeds),
    targets: someOf(NAMING.targets),
    stats: someOf(NAMING.stats),
    quantities: someOf(NAMING.quantities),
    states: someOf(NAMING.states),
    events: someOf(NAMING.events),
    skills: someOf(NAMING.skills),
    aspects: someOf(NAMING.aspects),
  }),
});

/** The vocabulary of effects in one language. */
export type EffectTerms = DeepReadonly<z.infer<typeof effectTermsSchema>>;
/** A text with a figure `{n}`, by plural category. */
export type CountForms = EffectTerms['counts']['turns'];

import type { Effect } from '../../dataset/effect-schema.ts';
import type { Scope, SkillWord, Stat, State } from '../../dataset/effect-vocabulary.ts';
import type { Element } from '../../dataset/kinds.ts';
import {
  type Circumstance,
  type ClauseKind,
  type DamageWord,
  type Growth,
  type Moment,
  PARTIES,
  type Party,
} from '../../dataset/sentence-terms.ts';

/** What a plain sentence is made from. */
export interface PlainSubject {
  readonly effects: readonly Effect[];
  /** Figures, one list a level. */
  readonly levels: readonly (readonly number[])[];
  /** Of its damage, where an effect does not say otherwise. */
  readonly element?: Element | undefined;
  /** Whether all allies hold the boon of the character whose it is. */
  readonly isBoonOfAll?: boolean;
}

/** What narrows a word: of the Ultimate, of Ice. */
export interface Narrower {
  readonly scope: readonly Scope[];
  readonly element?: Element;
}

/** A stat with what narrows it: CRIT DMG of the Ultimate, RES to Ice. */
export interface NarrowedStat extends Narrower {
  readonly stat: Stat;
}

/** One clause, of no language yet. */
export interface Clause {
  readonly kind: ClauseKind;
  readonly whom?: Party;
  readonly damage?: DamageWord;
  readonly stats?: readonly NarrowedStat[];
  readonly states?: readonly State[];
  readonly skills?: readonly SkillWord[];
  /** What narrows a clause that names no stat: of which damage, of which element. */
  readonly narrower?: Narrower;
  readonly turns?: number;
}

/** When something happens: one of the moments, or the use of one of some skills. */
export interface When {
  readonly moments: readonly Moment[];
  readonly uses: readonly SkillWord[];
}

/** Clauses that happen at the same time and under the same condition. */
export interface PlainSentence {
  readonly clauses: readonly Clause[];
  readonly when: When;
  readonly circumstances: readonly Circumstance[];
  /** A state that an enemy must have. */
  readonly enemyHas?: State;
  /** With what its effect grows: a sentence of its own. */
  readonly growth?: Growth;
}

/** When, under which conditions, and with what it grows. */
export type Setting = Omit<PlainSentence, 'clauses'>;

/** A clause before it is put together with others. */
export interface Said extends Setting {
  readonly clause: Clause;
}

/** Clauses in which a skill does something itself; what follows them would seem to be of that skill. */
export const SKILL_CLAUSES: readonly ClauseKind[] = [
  'hitsHarder',
  'hitsMore',
  'lastsLonger',
  'reachesMore',
  'stronger',
  'oftener',
  'ultimateOftener',
];

/** Targets that are enemies. */
export const ENEMY_PARTIES: readonly (Party | undefined)[] = PARTIES.slice(
  0,
  PARTIES.indexOf('weakestEnemy') + 1,
);

/** States that a clause calls by name. */
export const NAMED_STATES: readonly string[] = [
  'freeze',
  'imprison',
  'entangle',
  'burn',
  'shock',
  'bleed',
  'windShear',
  'anyDot',
  'slow',
  'control',
  'taunt',
  'dominate',
  'outrage',
  'daze',
  'debuff',
] satisfies State[];

/** As many words as a list of a clause has. */
export const MOST_WORDS = 3;

/** A killing blow goes without saying where somebody survives it. */
export function momentsOf({ do: deed, when = [] }: Effect): readonly string[] {
  return deed === 'survive' ? when.filter((event) => !/\blethal$/.test(event)) : when;
}

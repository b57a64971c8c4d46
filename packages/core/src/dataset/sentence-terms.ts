import * as z from 'zod/mini';
import { SKILL_WORDS, STATES, STATS } from './effect-vocabulary.ts';
import { ELEMENTS } from './kinds.ts';
import { countForms, term, terms } from './term-records.ts';

/** What a plain sentence says: one whole clause each. Those that end with `Self` are about the one who acts. */
export const CLAUSES = [
  'damage',
  'followUp',
  'mayFollowUp',
  'counter',
  'joint',
  'attack', // technique: attacks, and the battle begins
  'detonate',
  'detonateState', // that of a certain kind
  'heal',
  'healSelf',
  'shield',
  'shieldSelf',
  'survive',
  'surviveSelf',
  'raise',
  'raiseSelf',
  'lower',
  'mayLower',
  'takeMore', // more DMG
  'mayTakeMore',
  'takeLess',
  'takeLessSelf',
  'ignoreDef',
  'ignoreDefSelf',
  'inflict',
  'mayInflict',
  'mark',
  'mayMark',
  'boon',
  'boonSelf',
  'stanceSelf',
  'zoneSelf',
  'resist',
  'resistSelf',
  'cleanse',
  'cleanseSelf',
  'dispel',
  'weakness',
  'mayWeakness',
  'toughness',
  'advance',
  'advanceSelf',
  'actNow',
  'actNowSelf',
  'delay',
  'extraTurnSelf',
  'energy',
  'energySelf',
  'points',
  'maxPoints',
  'charge',
  'chargeSelf',
  'spendSelf',
  'punchline',
  'banger',
  'bangerSelf',
  'loseHp',
  'loseHpSelf',
  'summonMemosprite',
  'summon',
  'enhance',
  'use',
  'canUse', // may, and not by itself
  'hitsHarder', // of these a skill is the subject
  'hitsMore',
  'lastsLonger',
  'reachesMore',
  'stronger', // what it gives
  'oftener',
  'ultimateOftener', // what it brings about, not its use
  'free',
] as const;
/** One of the {@link CLAUSES}. */
export type ClauseKind = (typeof CLAUSES)[number];

/** To whom: targets, and those that several effects are about together. */
export const PARTIES = [
  'enemy',
  'blast', // one enemy and those next to it
  'bounce', // one enemy, then enemies at random
  'beside',
  'enemies',
  'randomEnemy',
  'randomEnemies',
  'hitEnemies',
  'marked',
  'attacker',
  'thatEnemy',
  'strongestEnemy',
  'weakestEnemy',
  'ally',
  'allies',
  'otherAllies',
  'thatAlly',
  'otherAlly',
  'besideAlly',
  'weakestAlly',
  'boonHolder',
  'memosprite',
  'owner',
  'summon',
] as const;
/** One of the {@link PARTIES}. */
export type Party = (typeof PARTIES)[number];

/** Damage, by element or by kind. */
export const DAMAGE_WORDS = [
  ...ELEMENTS,
  'plain',
  'additional',
  'dot',
  'trueDamage',
  'breakDamage',
  'superBreak',
  'elationDamage',
] as const;
/** One of the {@link DAMAGE_WORDS}. */
export type DamageWord = (typeof DAMAGE_WORDS)[number];

/** When: events, with who they happen to, each a whole phrase. */
export const MOMENTS = [
  'battleStart',
  'waveStart',
  'turnStart',
  'turnEnd',
  'attack',
  'afterAttack',
  'hit',
  'isHit',
  'kill',
  'breaks',
  'losesHp',
  'isDefeated',
  'isHealed',
  'heals',
  'debuffs',
  'summons',
  'summoned',
  'vanishes',
  'gainsCharge',
  'chargeFull',
  'energyFull',
  'stanceStart',
  'stanceEnd',
  'firstUltimate',
  'anyAlly attack',
  'anyAlly afterAttack',
  'anyAlly turnStart',
  'anyAlly ultimate',
  'anyAlly isHit',
  'anyAlly losesHp',
  'anyAlly isHealed',
  'anyAlly breaks',
  'anyAlly spendsPoints',
  'anyAlly gainsPoints',
  'anyAlly assistSkill',
  'otherAlly afterAttack',
  'otherAlly ultimate',
  'otherAlly isHit',
  'otherAlly assistSkill',
  'boonHolder attack',
  'boonHolder afterAttack',
  'boonHolder skill',
  'boonHolder ultimate',
  'anyEnemy isBroken',
  'anyEnemy enters',
  'anyEnemy turnStart',
  'anyEnemy acted',
  'anyEnemy isDefeated',
  'anyEnemy dotTick',
  'marked isHit',
  'marked turnStart',
  'marked isDefeated',
  'summon turnStart',
  'summon acted',
  'memosprite memospriteSkill',
] as const;
/** One of the {@link MOMENTS}. */
export type Moment = (typeof MOMENTS)[number];

/** Under which condition, each a whole phrase. */
export const CIRCUMSTANCES = [
  'stance',
  'owner stance',
  'zone',
  'boon',
  'shielded',
  'anyAlly shielded',
  'anyAlly boon',
  'anyAlly hpShare<=',
  'banger>=',
  'hpShare<=',
  'hpShare>=',
  'memosprite present',
  'memosprite !present',
  'summon present',
  'enemiesCount>=',
  'enemy mark',
  'anyEnemy mark',
  'enemy !mark',
  'enemy broken',
  'enemy !broken',
  'enemy weakTo',
  'enemy hpShare<=',
  'enemy hpShare>=',
  'enemy debuffs>=',
  'charge>=',
  'owner charge>=',
  'spd>=',
  'atk>=',
  'def>=',
  'hp>=',
  'breakEffect>=',
  'effectHit>=',
  'critRate>=',
] as const;
/** One of the {@link CIRCUMSTANCES}. */
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** With what it grows, each a whole sentence. */
export const GROWTHS = [
  'charge',
  'debuffs@enemy',
  'dots@enemy',
  'mark@enemy',
  'targetsHit',
  'enemiesCount',
  'fewerEnemies',
  'pointsSpent',
  'hits',
  'punchline',
  'hp',
  'atk',
  'def',
  'spd',
  'effectHit',
] as const;
/** One of the {@link GROWTHS}. */
export type Growth = (typeof GROWTHS)[number];

/** Whom in the one form that a language has, or in each that its clauses ask for. */
const party = z.union([term, z.partialRecord(z.enum(['dat', 'gen', 'acc', 'loc']), term)]);

/**
 * Whole clauses and phrases, of which plain sentences are made. `{whom}` is a party (`{whom.dat}` in that form),
 * `{stats}`, `{damage}`, `{states}` and `{skills}` are words or lists of them, `{narrower}` is what narrows a word, in
 * brackets; `{A|B}` is A where a clause follows and B at the end of the sentence. `stats`, `states` and `skills` stand
 * in the form that clauses ask for; what they lack is called as in the lines. A phrase that begins with a comma is one
 * before which the language sets a comma.
 */
export const sentenceTermsSchema = z.strictObject({
  clauses: terms(CLAUSES),
  parties: z.strictObject(
    Object.fromEntries(PARTIES.map((each) => [each, party])) as Record<Party, typeof party>,
  ),
  damage: terms(DAMAGE_WORDS),
  stats: z.partialRecord(z.enum(STATS), term),
  states: z.partialRecord(z.enum(STATES), term),
  /** Skills where they do something, or are used. */
  subjects: z.partialRecord(z.enum(SKILL_WORDS), term),
  /** Skills to which something is done, where they are called otherwise then. */
  skills: z.partialRecord(z.enum(SKILL_WORDS), term),
  moments: terms(MOMENTS),
  circumstances: terms(CIRCUMSTANCES),
  growths: terms(GROWTHS),
  /** `{x}` for `{n}` turns. */
  turns: countForms,
  patterns: z.strictObject({
    /** When `{skills}` are used. */
    uses: term,
    /** If an enemy has `{states}`. */
    enemyHas: term,
    /** Between a clause and the next. */
    next: term,
    /** The same where the next clause has a subject of its own: a skill. */
    nextSubject: term,
    /** Before the last word of a list. */
    and: term,
    or: term,
    /** Between all other words of a list. */
    list: term,
    /** `{x}` with its `{when}`. */
    when: term,
    /** `{when}` with a condition, `{if}`. */
    whenIf: term,
    /** `{x}` with an own condition, `{if}`, before it: behind what is about another it would seem to be theirs. */
    ownFirst: term,
    /** `{x}` with its full stop. */
    sentence: term,
    /** Between two sentences; nothing where their stops leave room enough. */
    between: z.string(),
  }),
});

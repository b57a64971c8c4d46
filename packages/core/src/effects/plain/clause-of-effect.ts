import {
  parseAmount,
  parseCondition,
  parseEvent,
  parseValue,
} from '../../dataset/effect-notation.ts';
import type { Effect } from '../../dataset/effect-schema.ts';
import type { Deed, Stat, State, Target } from '../../dataset/effect-vocabulary.ts';
import {
  CLAUSES,
  type ClauseKind,
  type DamageWord,
  PARTIES,
  type Party,
} from '../../dataset/sentence-terms.ts';
import {
  type Clause,
  ENEMY_PARTIES,
  MOST_WORDS,
  momentsOf,
  NAMED_STATES,
  type PlainSubject,
} from './clause.ts';

/** Damage by the deed that deals it; what is dealt by attacks of a character is of its element. */
const KINDS_OF_DAMAGE: Readonly<Partial<Record<Deed, DamageWord>>> = {
  additional: 'additional',
  dot: 'dot',
  trueDamage: 'trueDamage',
  breakDamage: 'breakDamage',
  superBreak: 'superBreak',
  elationDamage: 'elationDamage',
};

/** Clauses that need no more than whom they are about. */
const PLAIN_DEEDS: Readonly<Partial<Record<Deed, string>>> = {
  heal: 'heal',
  shield: 'shield',
  survive: 'survive',
  cleanse: 'cleanse',
  dispel: 'dispel',
  delay: 'delay',
  extraTurn: 'extraTurn',
  energy: 'energy',
  loseHp: 'loseHp',
};

/** Clauses that are about nobody. */
const DEEDS_ALONE: Readonly<Partial<Record<Deed, ClauseKind>>> = {
  attack: 'attack',
  skillPoints: 'points',
  maxSkillPoints: 'maxPoints',
  punchline: 'punchline',
};

/** What a skill has more of, as a clause; the rest is for those who read its lines. */
const STRENGTHENED: Readonly<Partial<Record<string, ClauseKind>>> = {
  rate: 'hitsHarder',
  hits: 'hitsMore',
  turns: 'lastsLonger',
  targets: 'reachesMore',
  amount: 'stronger',
  limit: 'oftener',
};

/** What an effect does as a clause; nothing where none can say it well. */
export function clauseOf(subject: PlainSubject, effect: Effect): Clause | undefined {
  const clause = sureClauseOf(subject, effect);
  if (!clause || isSure(subject, effect)) return clause;
  const may = `may${clause.kind.charAt(0).toUpperCase()}${clause.kind.slice(1)}`;
  const kind = CLAUSES.find((each) => each === may);
  return kind && { ...clause, kind };
}

/** Whether it does not hang on chance; a base chance of all or more is as good as that. */
function isSure({ levels }: PlainSubject, { chance, fixed }: Effect): boolean {
  return [chance, fixed].every(
    (text) => text === undefined || figuresOf(levels, text).every((figure) => figure >= 1),
  );
}

function sureClauseOf(subject: PlainSubject, effect: Effect): Clause | undefined {
  const { do: deed, what, amount = '' } = effect;
  // That enemies act is no use of a skill.
  if (deed === 'advance' && ENEMY_PARTIES.includes(effect.to && partyOf(effect, effect.to))) {
    return undefined;
  }
  // What is set may be less than it was.
  if (SET.test(amount) && UNSAID_WHERE_SET.includes(deed)) return undefined;
  const alone = DEEDS_ALONE[deed];
  if (alone) return { kind: alone };
  const plain = PLAIN_DEEDS[deed];
  if (plain) return about(effect, plain);
  switch (deed) {
    case 'damage':
    case 'followUp':
    case 'counter':
    case 'joint':
      return about(effect, deed, { damage: damageOf(subject, effect) });
    case 'additional':
    case 'dot':
    case 'trueDamage':
    case 'breakDamage':
    case 'superBreak':
    case 'elationDamage':
      return about(effect, 'damage', { damage: KINDS_OF_DAMAGE[deed] ?? 'plain' });
    case 'up':
    case 'down':
      return changeOf(subject, effect);
    case 'state':
      return stateOf(subject, effect);
    case 'detonate':
      return detonationOf(effect);
    case 'immune':
      return effect.state && NAMED_STATES.includes(effect.state)
        ? about(effect, 'resist', { states: [effect.state], ...turnsOf(subject, effect) })
        : undefined;
    case 'weakness':
      return about(effect, 'weakness', {
        ...narrowerOf(effect),
        ...turnsOf(subject, effect),
      });
    case 'toughness':
      return effect.notes?.includes('ignoresWeakness') ? about(effect, 'toughness') : undefined;
    case 'advance':
      return about(effect, isWhole(subject, effect) ? 'actNow' : 'advance');
    case 'charge':
    case 'spend':
      return resourceOf(effect);
    case 'summon':
      if (effect.to === 'memosprite') return { kind: 'summonMemosprite' };
      return effect.to === 'summon' ? { kind: 'summon' } : undefined;
    case 'enhance':
    case 'use':
    case 'free':
      return ofSkills(effect, isFree(effect) ? 'canUse' : deed);
    case 'more': {
      const kind = STRENGTHENED[what ?? ''];
      const isOfUltimate = what === 'limit' && effect.skill?.[0] === 'ultimate';
      return kind && ofSkills(effect, isOfUltimate ? 'ultimateOftener' : kind);
    }
    default:
      return undefined;
  }
}

/** Whether a skill may be used, and is not used by itself: an Ultimate that takes charge instead of energy. */
function isFree({ do: deed, skill, when, if: conditions = [] }: Effect): boolean {
  const isOfUltimate = deed === 'use' && when === undefined && skill?.[0] === 'ultimate';
  return isOfUltimate && conditions.some((text) => /^charge\b/.test(text));
}

/** Damage over time that works at once; of a certain kind, it is called by that. */
function detonationOf(effect: Effect): Clause | undefined {
  const { state = 'anyDot' } = effect;
  if (state === 'anyDot') return about(effect, 'detonate');
  return NAMED_STATES.includes(state)
    ? about(effect, 'detonateState', { states: [state] })
    : undefined;
}

const SET = /^(?:to|least) /;

const UNSAID_WHERE_SET: readonly Deed[] = [
  'up',
  'down',
  'heal',
  'loseHp',
  'charge',
  'spend',
  'energy',
  'state',
];

function ofSkills(
  { skill: skills = [], to, when = [] }: Effect,
  kind: ClauseKind,
): Clause | undefined {
  const [skill, further] = skills;
  if (!skill || further) return undefined;
  // A skill that strengthens itself, or a bonus ability, is told by what else it does.
  if (['this', 'thisEffect', 'trace', 'eidolon', ...when].includes(skill)) return undefined;
  // Of whom it is a skill, a clause does not say.
  const isOwn = to === undefined || to === 'self' || to === 'summon';
  return isOwn || ENEMY_PARTIES.some((party) => party === to) ? { kind, skills } : undefined;
}

/** A clause about somebody, where there is such a one; about oneself it is another. */
function about(
  effect: Effect,
  name: string,
  words: Omit<Clause, 'kind' | 'whom'> = {},
): Clause | undefined {
  const { to } = effect;
  if (to === 'self') {
    const kind = CLAUSES.find((each) => each === `${name}Self`);
    return kind && { kind, ...words };
  }
  const kind = CLAUSES.find((each) => each === name);
  const whom = to && partyOf(effect, to);
  return kind && whom && { kind, whom, ...words };
}

/** Whom an effect is about, as a sentence calls them. */
function partyOf(effect: Effect, to: Target): Party | undefined {
  const { if: conditions = [], hits, notes = [] } = effect;
  const when = momentsOf(effect);
  const named = [
    ...when.map((text) => parseEvent(text).who),
    ...conditions.map((text) => parseCondition(text).who),
  ];
  if (to === 'enemy' && when.some((text) => /^(anyEnemy|marked) /.test(text))) return 'thatEnemy';
  if (to === 'anyEnemy') {
    const isNamed = named.some((who) => who === 'anyEnemy' || who === 'marked');
    return isNamed || when.some((text) => /\bbreaks$/.test(text)) ? 'thatEnemy' : undefined;
  }
  if (to === 'anyAlly') {
    // Which allies they are, a condition of theirs says only where an event has named one.
    if (when.some((text) => /^(?:anyAlly |heals$)/.test(text))) return 'thatAlly';
    return effect.do === 'survive' && !named.includes('anyAlly') ? 'allies' : undefined;
  }
  if (to === 'otherAlly') return named.includes('otherAlly') ? 'thatAlly' : 'otherAlly';
  if (to === 'randomEnemy' && hits !== undefined && hits !== '1') return 'randomEnemies';
  if (to === 'hitEnemies' && notes.includes('randomTarget')) return 'randomEnemy';
  // What goes for one enemy and for all others goes for all.
  if (to === 'otherEnemies') return 'enemies';
  return PARTIES.find((party) => party === to);
}

function damageOf({ element }: PlainSubject, effect: Effect): DamageWord {
  if (effect.notes?.includes('randomElement')) return 'plain';
  return effect.element ?? element ?? 'plain';
}

/** Stats whose rise is no gain that a clause could name, or that are no stats of battles. */
const UNSAID_STATS: readonly (Stat | undefined)[] = [
  undefined,
  'aggro',
  'moveSpeed',
  'hpCost',
  'bangerCounted',
  'implantedRes',
];
function changeOf(subject: PlainSubject, effect: Effect): Clause | undefined {
  const { do: deed, stat, scope = [] } = effect;
  const element = elementOf(effect);
  if (stat === undefined || UNSAID_STATS.includes(stat)) return undefined;
  if (scope.length > MOST_WORDS) return undefined;
  const turns = turnsOf(subject, effect);
  if (stat === 'dmgTaken') {
    return about(effect, deed === 'up' ? 'takeMore' : 'takeLess', {
      ...narrowerOf(effect),
      ...turns,
    });
  }
  const isOfEnemy = ENEMY_PARTIES.includes(effect.to && partyOf(effect, effect.to));
  // An enemy grows weaker, an ally stronger; the other way round a short sentence would mislead.
  if (isOfEnemy !== (deed === 'down')) return undefined;
  if (stat === 'defIgnore') return about(effect, 'ignoreDef', { ...narrowerOf(effect), ...turns });
  const stats = [{ stat, scope, ...(element && { element }) }];
  return about(effect, deed === 'up' ? 'raise' : 'lower', { stats, ...turns });
}

/** Of what; an element may be that of a weakness that is asked for. */
function elementOf({ element, if: conditions = [] }: Effect): Effect['element'] {
  return conditions.some((text) => /\bweakTo$/.test(text)) ? undefined : element;
}

function narrowerOf(effect: Effect): Pick<Clause, 'narrower'> {
  const { scope = [] } = effect;
  const element = elementOf(effect);
  if (scope.length === 0 && element === undefined) return {};
  return { narrower: { scope, ...(element && { element }) } };
}

const OWN_STATES: Readonly<Partial<Record<State, string>>> = {
  mark: 'mark',
  boon: 'boon',
  stance: 'stance',
  zone: 'zone',
  banger: 'banger',
};

function stateOf(subject: PlainSubject, effect: Effect): Clause | undefined {
  const { state } = effect;
  if (state === undefined) return undefined;
  const turns = turnsOf(subject, effect);
  const own = OWN_STATES[state];
  if (own) return about(effect, own, turns);
  if (!NAMED_STATES.includes(state)) return undefined;
  return about(effect, 'inflict', { states: [state], ...turns });
}

/** What is gathered; points that bear a name of their own are told by that. */
function resourceOf(effect: Effect): Clause | undefined {
  const { do: deed, state = 'charge', amount = '' } = effect;
  const measures = amount === '' ? [] : parseAmount(amount).terms.flatMap((term) => term.measures);
  if (state === 'banger' || measures.includes('banger')) {
    return deed === 'charge' ? about(effect, 'banger') : undefined;
  }
  const isOwn = measures.every((measure) => measure === 'charge' || measure === 'chargeCap');
  if (state !== 'charge' || !isOwn || effect.when?.includes('gainsCharge')) return undefined;
  return about(effect, deed);
}

/** How long, where it is the same at all levels. */
function turnsOf({ levels }: PlainSubject, { turns }: Effect): { readonly turns?: number } {
  const fixed = turns === undefined ? undefined : fixedFigure(levels, turns);
  return fixed === undefined ? {} : { turns: fixed };
}

/** Whether an action is advanced by all of it. */
function isWhole({ levels }: PlainSubject, { amount, max, per }: Effect): boolean {
  if (amount === undefined || max !== undefined || per !== undefined) return false;
  return fixedFigure(levels, amount) === 1;
}

/** One figure that is the same at all levels. */
function fixedFigure(levels: PlainSubject['levels'], text: string): number | undefined {
  if (text.includes(' ') || parseValue(text).figures.length > 1) return undefined;
  const [first, ...others] = new Set(figuresOf(levels, text));
  return others.length === 0 ? first : undefined;
}

/** All figures that a value has at any level. */
function figuresOf(levels: PlainSubject['levels'], text: string): number[] {
  return parseValue(text).figures.flatMap(({ param, value }) =>
    param === undefined ? (value ?? 0) : levels.map((params) => params[param - 1] ?? 0),
  );
}

import type { Effect } from './effect-schema.ts';
import type { Deed, Stat, State, Target } from './effect-vocabulary.ts';

/** What feats are about; a list's filter has one group of each. */
export const FEAT_GROUPS = ['weaken', 'strengthen', 'hasten', 'protect', 'harm', 'own'] as const;
/** One of the {@link FEAT_GROUPS}. */
export type FeatGroup = (typeof FEAT_GROUPS)[number];

/** Kinds of effects of which players ask who can do them; ids stay what they are. */
const GROUPED = {
  weaken: {
    'lower-def': 101,
    'lower-res': 102,
    'raise-dmg-taken': 103,
    'lower-atk': 104,
    'lower-dmg': 105,
    'lower-spd': 106,
    'lower-effect-res': 107,
    delay: 108,
    control: 109,
    taunt: 110,
    weakness: 111,
    toughness: 112,
    dispel: 113,
  },
  strengthen: {
    'atk-allies': 201,
    'hp-allies': 202,
    'def-allies': 203,
    'spd-allies': 204,
    'crit-rate-allies': 205,
    'crit-dmg-allies': 206,
    'dmg-allies': 207,
    'res-pen-allies': 208,
    'def-ignore-allies': 209,
    'break-effect-allies': 210,
    'break-efficiency-allies': 211,
    'effect-hit-allies': 212,
    'effect-res-allies': 213,
    'energy-rate-allies': 214,
    'healing-allies': 215,
    'elation-allies': 216,
  },
  hasten: {
    'energy-allies': 301,
    'skill-points': 302,
    'advance-allies': 303,
    'extra-turn': 304,
  },
  protect: {
    'heal-allies': 401,
    shield: 402,
    cleanse: 403,
    'lower-dmg-taken': 404,
    'resist-control': 405,
    guard: 406,
    revive: 407,
  },
  harm: {
    'follow-up': 501,
    additional: 502,
    counter: 503,
    joint: 504,
    burn: 505,
    shock: 506,
    bleed: 507,
    'wind-shear': 508,
    detonate: 509,
    'break-dmg': 510,
    'super-break': 511,
    'true-dmg': 512,
    'elation-dmg': 513,
    summon: 514,
  },
  own: {
    'atk-self': 601,
    'hp-self': 602,
    'def-self': 603,
    'spd-self': 604,
    'crit-rate-self': 605,
    'crit-dmg-self': 606,
    'dmg-self': 607,
    'res-pen-self': 608,
    'def-ignore-self': 609,
    'break-effect-self': 610,
    'break-efficiency-self': 611,
    'effect-hit-self': 612,
    'effect-res-self': 613,
    'energy-rate-self': 614,
    'healing-self': 615,
    'elation-self': 616,
    'energy-self': 617,
    'advance-self': 618,
    'heal-self': 619,
  },
} as const satisfies Readonly<Record<FeatGroup, Readonly<Record<string, number>>>>;

/** What somebody can do, by the name that addresses have for it. */
export type Feat = { [Group in FeatGroup]: keyof (typeof GROUPED)[Group] }[FeatGroup] & string;

/** A feat as a page of its own has it. */
export interface FeatRow {
  readonly id: number;
  readonly pageId: Feat;
  readonly group: FeatGroup;
}

/** All feats, in the order in which they are offered. */
export const FEATS: readonly FeatRow[] = FEAT_GROUPS.flatMap((group) =>
  Object.entries(GROUPED[group]).map(([pageId, id]) => ({ id, pageId: pageId as Feat, group })),
);

/** Changes of stats, by what addresses call them. */
const RAISED = {
  atk: 'atk',
  hp: 'hp',
  def: 'def',
  spd: 'spd',
  critRate: 'crit-rate',
  critDmg: 'crit-dmg',
  dmg: 'dmg',
  resPen: 'res-pen',
  defIgnore: 'def-ignore',
  breakEffect: 'break-effect',
  breakEfficiency: 'break-efficiency',
  effectHit: 'effect-hit',
  effectRes: 'effect-res',
  energyRate: 'energy-rate',
  healing: 'healing',
  elation: 'elation',
  merrymake: 'elation',
} as const satisfies Readonly<Partial<Record<Stat, string>>>;

const LOWERED = {
  def: 'lower-def',
  res: 'lower-res',
  implantedRes: 'lower-res',
  atk: 'lower-atk',
  dmg: 'lower-dmg',
  spd: 'lower-spd',
  effectRes: 'lower-effect-res',
} as const satisfies Readonly<Partial<Record<Stat, Feat>>>;

/** Deeds that are a feat whomever they are for. */
const DONE = {
  weakness: 'weakness',
  toughness: 'toughness',
  dispel: 'dispel',
  skillPoints: 'skill-points',
  maxSkillPoints: 'skill-points',
  extraTurn: 'extra-turn',
  shield: 'shield',
  cleanse: 'cleanse',
  guard: 'guard',
  revive: 'revive',
  survive: 'revive',
  followUp: 'follow-up',
  additional: 'additional',
  counter: 'counter',
  joint: 'joint',
  detonate: 'detonate',
  breakDamage: 'break-dmg',
  superBreak: 'super-break',
  trueDamage: 'true-dmg',
  elationDamage: 'elation-dmg',
  summon: 'summon',
} as const satisfies Readonly<Partial<Record<Deed, Feat>>>;

/** States that are a feat where an enemy is put into them. */
const INFLICTED = {
  freeze: 'control',
  imprison: 'control',
  entangle: 'control',
  control: 'control',
  dominate: 'control',
  outrage: 'control',
  daze: 'control',
  taunt: 'taunt',
  slow: 'lower-spd',
  defDown: 'lower-def',
  burn: 'burn',
  shock: 'shock',
  bleed: 'bleed',
  windShear: 'wind-shear',
} as const satisfies Readonly<Partial<Record<State, Feat>>>;

/** The feats that an effect is one of: mostly one, none where nobody asks for such a thing. */
export function featsOf(effect: Effect): readonly Feat[] {
  const feat = mainFeat(effect);
  const regardless = effect.notes?.includes('ignoresWeakness') ? (['toughness'] as const) : [];
  return feat === undefined || feat === regardless[0] ? regardless : [feat, ...regardless];
}

function mainFeat(effect: Effect): Feat | undefined {
  switch (effect.do) {
    case 'up':
      return raised(effect);
    case 'down':
      return lowered(effect);
    case 'state':
    case 'dot':
      return sideOf(effect) === 'enemies' && effect.state ? of(INFLICTED, effect.state) : undefined;
    case 'delay':
      return sideOf(effect) === 'enemies' ? 'delay' : undefined;
    case 'energy':
      return reach(effect, 'energy-allies', 'energy-self');
    case 'advance':
      return reach(effect, 'advance-allies', 'advance-self');
    case 'heal':
      return reach(effect, 'heal-allies', 'heal-self');
    case 'end':
      return effect.state === 'control' ? 'cleanse' : undefined;
    case 'immune':
      return effect.state === 'control' || effect.state === 'debuff' ? 'resist-control' : undefined;
    case 'countAs':
      return effect.scope?.includes('followUp') ? 'follow-up' : undefined;
    default:
      return of(DONE, effect.do);
  }
}

function raised(effect: Effect): Feat | undefined {
  if (effect.stat === 'dmgTaken') {
    return sideOf(effect) === 'enemies' ? 'raise-dmg-taken' : undefined;
  }
  const stat = effect.stat && of(RAISED, effect.stat);
  return stat && reach(effect, `${stat}-allies`, `${stat}-self`);
}

function lowered(effect: Effect): Feat | undefined {
  if (sideOf(effect) !== 'enemies') {
    return effect.stat === 'dmgTaken' ? 'lower-dmg-taken' : undefined;
  }
  return effect.stat && of(LOWERED, effect.stat);
}

function of<Word extends string>(
  table: Readonly<Partial<Record<string, Word>>>,
  key: string,
): Word | undefined {
  return table[key];
}

function reach<Some extends Feat>(effect: Effect, allies: Some, own: Some): Some | undefined {
  const side = sideOf(effect);
  return side === 'enemies' ? undefined : side === 'allies' ? allies : own;
}

const ENEMIES: ReadonlySet<Target> = new Set([
  'enemy',
  'beside',
  'enemies',
  'otherEnemies',
  'randomEnemy',
  'anyEnemy',
  'hitEnemies',
  'marked',
  'strongestEnemy',
  'weakestEnemy',
  'mostMarked',
]);

/** Oneself, and what one has summoned or was summoned by. */
const OWN: ReadonlySet<Target> = new Set(['self', 'memosprite', 'owner', 'summon']);

/** On which side those are whom an effect is for. */
export type Side = 'enemies' | 'allies' | 'own';

/** Whom an effect is for: who attacks is a friend where it does good. */
export function sideOf({ to, do: deed, character }: Effect): Side {
  if (to === undefined) return character === undefined ? 'own' : 'allies';
  if (to === 'attacker') return deed === 'up' || deed === 'heal' ? 'allies' : 'enemies';
  return ENEMIES.has(to) ? 'enemies' : OWN.has(to) ? 'own' : 'allies';
}

import type { Language } from '../basics/languages.ts';
import type { Feat } from '../dataset/capabilities.ts';
import type { Stat } from '../dataset/effect-vocabulary.ts';
import { bracketed } from '../text/bracketed.ts';
import { type EffectText, measureWord } from './effect-text.ts';

/** What a feat is called, and for whom it is where another feat is the same for others. */
export interface FeatName {
  readonly text: string;
  readonly reach?: string;
}

/** What feats are called in the terms of a language: those of the lines that tell of them. */
export function featNamer(effectText: EffectText): (feat: Feat) => FeatName {
  const { targets, feats } = effectText.terms;
  const names = namesIn(effectText);
  return (feat) => {
    const [, base = feat, reach] = /^(.+)-(self|allies)$/.exec(feat) ?? [];
    // What is left of a feat without its reach is a base.
    const text = names[base as Base];
    return reach ? { text, reach: reach === 'self' ? targets.self : feats.allies } : { text };
  };
}

/** A name with for whom it is in brackets. */
export function featLabel(language: Language, { text, reach }: FeatName): string {
  return reach ? bracketed(language, text, reach) : text;
}

/** Some stats are called a rise already, which is not said twice. */
function raised(pattern: string, stat: string): string {
  const [before = ''] = pattern.split('{x}');
  return before && stat.startsWith(before.trim()) ? stat : pattern.replace('{x}', stat);
}

/** As a title begins. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A feat, whomever it is for. */
type Base = BaseOf<Feat>;
type BaseOf<Name extends Feat> = Name extends `${infer Same}-${'allies' | 'self'}` ? Same : Name;

function namesIn(effectText: EffectText): Readonly<Record<Base, string>> {
  const { deeds, states, stats, feats } = effectText.terms;
  const word = (stat: Stat) => feats.changed?.[stat] ?? measureWord(effectText, stat);
  const lower = (stat: Stat) => capitalised(feats.lower.replace('{x}', word(stat)));
  const raise = (stat: Stat) => capitalised(raised(feats.raise, word(stat)));
  return {
    'lower-def': lower('def'),
    'lower-res': lower('res'),
    'raise-dmg-taken': raise('dmgTaken'),
    'lower-atk': lower('atk'),
    'lower-dmg': lower('dmg'),
    'lower-spd': lower('spd'),
    'lower-effect-res': lower('effectRes'),
    delay: deeds.delay,
    control: states.control,
    taunt: states.taunt,
    weakness: deeds.weakness,
    toughness: deeds.toughness,
    dispel: deeds.dispel,
    atk: raise('atk'),
    hp: raise('hp'),
    def: raise('def'),
    spd: raise('spd'),
    'crit-rate': raise('critRate'),
    'crit-dmg': raise('critDmg'),
    dmg: raise('dmg'),
    'res-pen': raise('resPen'),
    'def-ignore': stats.defIgnore,
    'break-effect': raise('breakEffect'),
    'break-efficiency': raise('breakEfficiency'),
    'effect-hit': raise('effectHit'),
    'effect-res': raise('effectRes'),
    'energy-rate': raise('energyRate'),
    healing: raise('healing'),
    elation: raise('elation'),
    energy: deeds.energy,
    'skill-points': deeds.skillPoints,
    advance: deeds.advance,
    'extra-turn': deeds.extraTurn,
    heal: deeds.heal,
    shield: deeds.shield,
    cleanse: deeds.cleanse,
    'lower-dmg-taken': lower('dmgTaken'),
    'resist-control': feats.resistControl,
    guard: deeds.guard,
    revive: deeds.survive,
    'follow-up': deeds.followUp,
    additional: deeds.additional,
    counter: deeds.counter,
    joint: deeds.joint,
    burn: states.burn,
    shock: states.shock,
    bleed: states.bleed,
    'wind-shear': states.windShear,
    detonate: deeds.detonate,
    'break-dmg': deeds.breakDamage,
    'super-break': deeds.superBreak,
    'true-dmg': deeds.trueDamage,
    'elation-dmg': deeds.elationDamage,
    summon: deeds.summon,
  };
}

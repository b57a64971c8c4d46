import { parseCondition } from '../../dataset/effect-notation.ts';
import type { Effect } from '../../dataset/effect-schema.ts';
import type { Deed } from '../../dataset/effect-vocabulary.ts';
import type { Clause, PlainSubject } from './clause.ts';

// Rule D29.
/** Whether a short sentence would say more than the effect does: how long, how often or by what, it cannot tell. */
export function isMisleading(subject: PlainSubject, effect: Effect): boolean {
  return (
    isBySomeSkills(effect) ||
    isSoonOver(effect) ||
    isCounted(effect) ||
    isOfEach(effect) ||
    isLessForMore(subject, effect) ||
    isChoice(subject, effect) ||
    (effect.do === 'state' && effect.state === 'mark' && effect.to === 'marked') ||
    (effect.do === 'survive' && (effect.when ?? []).some((event) => !/\blethal$/.test(event)))
  );
}

/** Whether only certain skills bring it about: of a change of damage, its clause says so. */
function isBySomeSkills({ do: deed, scope = [] }: Effect): boolean {
  if (scope.length === 0 || deed === 'up' || deed === 'down') return false;
  // That is every attack but those that few have.
  return !(['basic', 'skill', 'ultimate'] as const).every((each) => scope.includes(each));
}

/** Ends that come with what brought it about, where that is a deed of one's own. */
const ENDS_WITH_DEED: readonly Effect['until'][] = [
  'attackEnd',
  'ultimateEnd',
  'actionEnd',
  'turnEnd',
];
/** Ends that are so far off that it seems to stay. */
const LATE_ENDS: readonly Effect['until'][] = [
  undefined,
  'battleEnd',
  'stanceEnd',
  'zoneEnd',
  'shieldEnd',
  'countdownEnd',
];

/** Whether a change of a stat is over before one would think so. */
function isSoonOver({ do: deed, to, until, turns, when = [] }: Effect): boolean {
  if ((deed !== 'up' && deed !== 'down') || turns !== undefined || LATE_ENDS.includes(until)) {
    return false;
  }
  const isOfDeed = to === 'self' && when.length > 0 && when.every((event) => OWN_DEEDS.test(event));
  return !(isOfDeed && ENDS_WITH_DEED.includes(until));
}

const OWN_DEEDS =
  /^(?:attack|hit|basic|enhancedBasic|skill|enhancedSkill|ultimate|enhancedUltimate|followUp|counter|turnStart)$/;

const GAINS: readonly Deed[] = ['charge', 'energy', 'heal', 'shield'];

/** Whether something is gained for each of what has happened, which is a condition of it. */
function isCounted({ do: deed, per = '', when = [] }: Effect): boolean {
  return GAINS.includes(deed) && when.length === 0 && /\b(?:hpLost|healed|punchline)\b/.test(per);
}

/** Whether a condition holds for some of the enemies whom it is about. */
function isOfEach({ to, if: conditions = [], when = [] }: Effect): boolean {
  if (to !== 'enemies' && to !== 'otherEnemies') return false;
  // A state in which the technique put them, the enemies of the next battle are in.
  return conditions.some((text) => {
    const condition = parseCondition(text);
    const isExplored = when.includes('nextBattle') && 'state' in condition;
    return condition.who === 'enemy' && !(isExplored && condition.state !== 'broken');
  });
}

/** Whether it is for several enemies where fewer of them bring more. */
function isLessForMore({ effects }: PlainSubject, effect: Effect): boolean {
  const isOf = ({ if: conditions = [] }: Effect, pattern: RegExp) =>
    conditions.some((text) => pattern.test(text));
  return (
    isOf(effect, /^enemiesCount>/) &&
    effects.some((other) => other.do === effect.do && isOf(other, /^enemiesCount=/))
  );
}

/** Whether it belongs to the second of two attacks to choose from. */
function isChoice({ effects }: PlainSubject, { to }: Effect): boolean {
  const isAttack = ({ do: deed, hits, notes }: Effect) =>
    deed === 'damage' && hits === undefined && notes === undefined;
  const ofOne = effects.filter((effect) => effect.to === 'enemy');
  return to === 'beside' && ofOne.length > 1 && effects.every(isAttack);
}

/** Deeds that are attacks of their own, beside the turn. */
const ATTACKS_BESIDE = ['followUp', 'counter', 'joint'] as const;

/** Whether an effect hangs on an attack, or comes with it by chance, that no clause tells of. */
export function isAside(
  { effects }: PlainSubject,
  effect: Effect,
  clauseFor: (effect: Effect) => Clause | undefined,
): boolean {
  const { when = [], fixed } = effect;
  const isUntold = (deeds: readonly Deed[], isSame: (other: Effect) => boolean) => {
    const attacks = effects.filter(
      (other) => other !== effect && deeds.includes(other.do) && isSame(other),
    );
    return attacks.length > 0 && attacks.every((other) => clauseFor(other) === undefined);
  };
  const isOfAttack = ATTACKS_BESIDE.some(
    (deed) => when.includes(deed) && isUntold([deed], ({ when: its }) => !its?.includes(deed)),
  );
  const isWithAttack =
    fixed !== undefined &&
    isUntold(
      [...ATTACKS_BESIDE, 'use'],
      (other) => other.fixed === fixed && String(other.when) === String(when),
    );
  return isOfAttack || isWithAttack;
}

/** What a skill takes: no use of it, where nothing else stands beside. */
export function isDrawback({ kind }: Clause): boolean {
  return kind === 'loseHp' || kind === 'loseHpSelf' || kind === 'spendSelf';
}

import type { ClauseKind } from '../../dataset/sentence-terms.ts';

/** What matters most comes first: attacks and rescue, then what it does to others, then to oneself, then resources. */
export const RANKS: readonly (readonly ClauseKind[])[] = [
  [
    'damage',
    'followUp',
    'mayFollowUp',
    'counter',
    'joint',
    'attack',
    'heal',
    'shield',
    'survive',
    'detonate',
    'detonateState',
    'summonMemosprite',
    'summon',
  ],
  [
    'raise',
    'lower',
    'mayLower',
    'takeMore',
    'mayTakeMore',
    'takeLess',
    'ignoreDef',
    'inflict',
    'mayInflict',
    'mark',
    'mayMark',
    'boon',
    'stanceSelf',
    'zoneSelf',
    'cleanse',
    'dispel',
    'weakness',
    'mayWeakness',
    'advance',
    'actNow',
    'delay',
    'energy',
    'resist',
    'points',
    'banger',
    'use',
    'canUse',
    'enhance',
  ],
  [
    'raiseSelf',
    'ignoreDefSelf',
    'advanceSelf',
    'actNowSelf',
    'extraTurnSelf',
    'healSelf',
    'shieldSelf',
    'surviveSelf',
    'takeLessSelf',
    'boonSelf',
    'toughness',
    'hitsHarder',
    'hitsMore',
    'reachesMore',
    'stronger',
    'maxPoints',
  ],
];

/** The less the more it matters. */
export function clauseRank(kind: ClauseKind): number {
  const rank = RANKS.findIndex((kinds) => kinds.includes(kind));
  return rank < 0 ? RANKS.length : rank;
}

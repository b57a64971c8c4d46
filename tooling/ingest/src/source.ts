import { NAME_KINDS, type NameKind } from '@trailbook/core/dataset';
import { type Claims, createClaims } from './claims.ts';
import type { Dump } from './dump.ts';

/** Sentences that are written with `--with-text` only, and never committed. */
const TEXT_KINDS = [
  'achievementDescription',
  'blessingDescription',
  'bookContent',
  'bookDescription',
  'curioDescription',
  'eidolonDescription',
  'itemDescription',
  'itemLore',
  'lightConeSkillDescription',
  'monsterDescription',
  'pointDescription',
  'relicBonusDescription',
  'relicLore',
  'skillBrief',
  'skillDescription',
  'story',
  'voiceText',
  'voiceTitle',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** What every table family reads from and writes its claims to. */
export interface Source {
  readonly dump: Dump;
  readonly names: Claims<NameKind>;
  readonly texts: Claims<TextKind>;
}

export function createSource(dump: Dump): Source {
  return { dump, names: createClaims(NAME_KINDS), texts: createClaims(TEXT_KINDS) };
}

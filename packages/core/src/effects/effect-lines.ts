import type { EffectEntry } from '../dataset/effect-schema.ts';
import type { CharacterId } from '../dataset/index.ts';
import type { Lookup } from '../dataset/lookup.ts';
import { effectLine } from './effect-line.ts';
import type { EffectText } from './effect-text.ts';
import { termsOf } from './effect-text.ts';
import type { EffectLine } from './line.ts';
import type { PlainSubject } from './plain/clause.ts';
import { isBoonOfAll as givesAllBoon } from './plain/whom.ts';
import { plainSentence } from './plain-sentence.ts';
import { asMuchOf } from './referenced-amount.ts';
import { beginningOf, stateOriginOf } from './state-origins.ts';

/** What stats are called in the game's own words. */
const PROPERTIES: Readonly<Record<Parameters<EffectText['stat']>[0], string>> = {
  hp: 'MaxHP',
  atk: 'Attack',
  def: 'Defence',
  spd: 'Speed',
  critRate: 'CriticalChance',
  critDmg: 'CriticalDamage',
  breakEffect: 'BreakDamageAddedRatio',
  effectHit: 'StatusProbability',
  effectRes: 'StatusResistance',
  energyRate: 'SPRatio',
  healing: 'HealRatio',
  elation: 'ElationDamageAddedRatio',
  maxEnergy: 'MaxSP',
};

/** What something does, line by line in the page's language; null where nobody has written it down. */
export function effectLines(lookup: Lookup, entry: EffectEntry | undefined): EffectLine[] | null {
  if (!entry) return null;
  const effectText = effectTextOf(lookup, entry);
  return entry.effects.map((effect) => effectLine(effectText, effect));
}

/** What something does in plain sentences in the page's language; null where nobody has written it down, or none can. */
export function plainSentenceOf(
  lookup: Lookup,
  entry: EffectEntry | undefined,
  subject: Omit<PlainSubject, 'effects'>,
): string | null {
  if (!entry) return null;
  const { effects } = entry;
  const holder = effects.find(({ to, when }) =>
    [to, ...(when ?? [])].some((text) => text?.startsWith('boonHolder')),
  );
  const boon = holder && beginningOf(lookup, { entry, effect: holder }, 'boon');
  const isBoonOfAll = boon?.effects.some(givesAllBoon) === true;
  return plainSentence(effectTextOf(lookup), { effects, isBoonOfAll, ...subject }) ?? null;
}

/**
 * The vocabulary of the page's language, with the game's names for stats, elements, paths and characters.
 *
 * @param entry - whose lines are made: which of its character's states it speaks of
 */
export function effectTextOf(lookup: Lookup, entry?: EffectEntry): EffectText {
  return {
    language: lookup.language,
    terms: termsOf(lookup.dataset, lookup.language),
    stat: (stat) => lookup.stat(PROPERTIES[stat]).text,
    element: (element) => lookup.element(element).text,
    path: (path) => lookup.path(path).text,
    // An id of the data is a character's, or its number is shown.
    character: (id) => lookup.character(id as CharacterId).text,
    trace: (id) => {
      const name = lookup.name('point', id);
      return name && !name.lang ? name.text : undefined;
    },
    ...(entry && { origin: stateOriginOf(lookup, entry), asMuch: asMuchOf(lookup, entry) }),
  };
}

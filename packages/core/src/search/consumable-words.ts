import type { Consumable } from '../dataset/index.ts';
import type { Lookup } from '../dataset/lookup.ts';
import type { EffectTerms, Feat } from '../effects/index.ts';

/** What players write who look for food that does something: in the page's language and in English, on one line. */
export function consumableWords(
  { dataset: { terms }, language }: Lookup,
  consumable: Consumable | undefined,
): string | undefined {
  if (!consumable) return undefined;
  const words = [terms[language], terms.en].flatMap((each) =>
    each ? wordsIn(each, consumable) : [],
  );
  return words.length > 0 ? [...new Set(words)].join(' · ') : undefined;
}

function wordsIn({ deeds, feats }: EffectTerms, consumable: Consumable): string[] {
  const { revives, hpShare = 0, hp = 0, energyShare = 0, techniquePoints = 0 } = consumable;
  const also = (feat: Feat) => feats.also[feat] ?? [];
  return [
    ...(revives ? [deeds.revive, ...also('revive')] : []),
    ...(hpShare > 0 || hp > 0 ? [deeds.heal, ...also('heal-allies')] : []),
    ...(energyShare > 0 ? [deeds.energy, ...also('energy-allies')] : []),
    ...(techniquePoints > 0 ? [deeds.techniquePoints] : []),
  ];
}

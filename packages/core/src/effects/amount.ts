import { type Amount, parseAmount, type Term, type Value } from '../dataset/effect-notation.ts';
import type { Effect } from '../dataset/effect-schema.ts';
import { type EffectText, measureWord, whoseWord } from './effect-text.ts';
import type { LinePart } from './line.ts';
import { fill, joined } from './parts.ts';
import { qualified, skillWords, withBrackets } from './qualified.ts';

/** An amount in its terms: `200% of ATK + 80`. */
export function amountParts(effectText: EffectText, effect: Effect, { terms }: Amount): LinePart[] {
  return joined(
    terms.map((term) => termParts(effectText, effect, term)),
    ' + ',
  );
}

function termParts(
  effectText: EffectText,
  effect: Effect,
  { value, measures, who }: Term,
): LinePart[] {
  const [measure] = measures;
  if (measure === undefined) return [value];
  const word =
    measures.length > 1 || who !== undefined
      ? measuresWord(effectText, measures, who)
      : withSkill(effectText, effect, measure);
  if (isPlain({ value, measures })) {
    return measure === resourceOf(effect) ? [value] : [`${word} `, value];
  }
  if (measures.length > 1) return [value, ` × ${word}`];
  const { patterns } = effectText.terms;
  if (measure === changedBy(effect)) return shareOfChanged(effectText, effect, value, who);
  return who === undefined
    ? fill(patterns.of, { n: [value], x: [word] })
    : fill(patterns.ofWhose, {
        n: [value],
        x: [measureWord(effectText, measure)],
        who: [whoseWord(effectText, who)],
      });
}

/** Whose multiplier or damage it is, where a line is not about that skill itself. */
function withSkill(effectText: EffectText, effect: Effect, measure: string): string {
  const word = qualified(effectText, effect, measure, measureWord(effectText, measure));
  const isOfSkill = OF_SKILLS.includes(measure) && !['more', 'less'].includes(effect.do);
  const skill = isOfSkill ? skillWords(effectText, effect) : '';
  return withBrackets(effectText, word, skill === '' ? [] : [skill]);
}

const OF_SKILLS: readonly string[] = ['skillRate', 'damageDone'];

/** A resource with a name of its own, of which there are more or fewer. */
function resourceOf({ do: deed, amount }: Effect): string | undefined {
  const [first] = amount === undefined ? [] : parseAmount(amount).terms;
  return (deed === 'charge' || deed === 'spend') && first && isPlain(first)
    ? first.measures[0]
    : undefined;
}

/** The measure that an effect changes, which its line has named before it says by how much. */
function changedBy({ do: deed, stat, state, what }: Effect): string | undefined {
  switch (deed) {
    case 'up':
    case 'down':
      return stat;
    case 'charge':
    case 'spend':
      return state ?? 'charge';
    case 'toughness':
      return 'toughnessReduced';
    case 'more':
    case 'less':
      return what === 'rate' ? 'skillRate' : undefined;
    default:
      return undefined;
  }
}

/** So much of the very measure that is changed: it is not named anew, but whose it is. */
function shareOfChanged(
  effectText: EffectText,
  { do: deed, to }: Effect,
  value: Value,
  who: string | undefined,
): LinePart[] {
  const { ofUsual, ofCaster, ofValue } = effectText.terms.patterns;
  if (who !== undefined && who !== to) {
    return fill(ofValue, { n: [value], who: [whoseWord(effectText, who)] });
  }
  if (deed === 'charge' || deed === 'spend') return [value];
  const isOwn = to === 'self' || (deed !== 'up' && deed !== 'down');
  return fill(isOwn ? ofUsual : ofCaster, { n: [value] });
}

/** So much of a measure, not a share of it: 100 SPD. */
export function isPlain({ value, measures }: Pick<Term, 'value' | 'measures'>): boolean {
  return measures.length === 1 && !value.isPercent;
}

export function measuresWord(
  effectText: EffectText,
  measures: readonly string[],
  who: string | undefined,
): string {
  const word = measures.map((measure) => measureWord(effectText, measure)).join(' × ');
  return withBrackets(effectText, word, who === undefined ? [] : [whoseWord(effectText, who)]);
}

import { featsOf, sideOf } from '../dataset/capabilities.ts';
import {
  type Amount,
  parseAmount,
  parseCondition,
  parseEvent,
  parsePer,
  parseValue,
  type Term,
  type Value,
} from '../dataset/effect-notation.ts';
import type { Effect } from '../dataset/effect-schema.ts';
import type { CountForms } from '../dataset/effect-terms.ts';
import type { Deed, State } from '../dataset/effect-vocabulary.ts';
import { amountParts, isPlain, measuresWord } from './amount.ts';
import { afterIf, afterWhen, withDoer } from './back-reference.ts';
import { byTarget, type Statement } from './by-target.ts';
import { type EffectText, eventWord, measureWord, stateWord, targetWord } from './effect-text.ts';
import type { EffectLine, LinePart, LineSegment, SegmentRole } from './line.ts';
import { bound, fill, joined } from './parts.ts';
import { qualified, skillWords, withBrackets } from './qualified.ts';

/** An effect as a line of a language: when and if, what, to whom, how much, how likely, how long, how often. */
export function effectLine(anyText: EffectText, effect: Effect): EffectLine {
  const textAtFirst = withDoer(anyText, effect);
  const textOfIf = afterWhen(textAtFirst, effect);
  const effectText = afterIf(textOfIf, effect);
  const segments: (LineSegment | undefined)[] = [
    segment('when', whenParts(textAtFirst, effect)),
    ...ifParts(textOfIf, effect).map((parts) => segment('if', parts)),
    segment(
      'what',
      isNoteAlone(effect) ? noteOf(effectText, effect) : whatParts(effectText, effect),
    ),
    segment('whom', whomParts(effectText, effect)),
    segment('much', muchParts(effectText, effect)),
    segment('count', hitParts(effectText, effect)),
    segment('chance', chanceParts(effectText, effect)),
    segment('time', timeParts(effectText, effect)),
    segment('count', limitParts(effectText, effect)),
    ...(effect.notes ?? []).map((note) => segment('note', [effectText.terms.notes[note]])),
  ];
  const [feat] = featsOf(effect);
  return {
    deed: effect.do,
    ...(feat && { feat }),
    ...((effect.to ?? effect.character) !== undefined && { side: sideOf(effect) }),
    segments: segments.filter((each) => each !== undefined),
  };
}

function segment(role: SegmentRole, parts: readonly LinePart[]): LineSegment | undefined {
  return parts.length === 0 ? undefined : { role, parts: bound(parts) };
}

function whenParts(effectText: EffectText, effect: Effect): LinePart[] {
  const events = (effect.when ?? []).map((text) => {
    const { who, event } = parseEvent(text);
    const word = qualified(effectText, effect, event, eventWord(effectText, event));
    const narrower = isEventNarrowed(effect) ? scopeWords(effectText, effect) : [];
    return { who, parts: [withBrackets(effectText, word, narrower)] };
  });
  const { or } = effectText.terms.patterns;
  return joined(byTarget(effectText, effect, events, or), or);
}

/** Each about somebody else is a segment of its own, which has room for one colon. */
function ifParts(effectText: EffectText, effect: Effect): LinePart[][] {
  const { patterns } = effectText.terms;
  const statements = (conditions: readonly string[] = []) =>
    conditions.map((text) => conditionParts(effectText, effect, text));
  const all = byTarget(effectText, effect, statements(effect.if), patterns.list);
  const any = byTarget(effectText, effect, statements(effect.ifAny), patterns.or);
  const either = any.length === 0 ? [] : [joined(any, patterns.or)];
  return [...all, ...either].map((x) => fill(patterns.if, { x }));
}

/** Deeds of which a scope says what damage they are or change; of others it says by what an event is brought about. */
const OF_DAMAGE: readonly Deed[] = [
  'damage',
  'additional',
  'followUp',
  'counter',
  'joint',
  'dot',
  'trueDamage',
  'breakDamage',
  'superBreak',
  'elationDamage',
  'detonate',
  'toughness',
  'heal',
  'shield',
  'up',
  'down',
  'countAs',
  'note',
];

function isEventNarrowed({ do: deed, when }: Effect): boolean {
  return when !== undefined && !OF_DAMAGE.includes(deed);
}

const SIGNS: Readonly<Record<string, string>> = {
  '>=': '≥',
  '<=': '≤',
  '>': '>',
  '<': '<',
  '=': '=',
};

function conditionParts(effectText: EffectText, effect: Effect, text: string): Statement {
  const condition = parseCondition(text);
  const { who } = condition;
  if ('state' in condition) {
    return { who, parts: [stateWords(effectText, effect, condition)] };
  }
  const measure = qualified(
    effectText,
    effect,
    condition.measure,
    measureWord(effectText, condition.measure),
  );
  const sign = SIGNS[condition.sign] ?? condition.sign;
  return { who, parts: [`${measure} ${sign} `, condition.value] };
}

function stateWords(
  effectText: EffectText,
  effect: Effect,
  { state, not }: { readonly state: string; readonly not: boolean },
): string {
  const { denied, patterns } = effectText.terms;
  if (not && state in denied) {
    return qualified(effectText, effect, state, denied[state as keyof typeof denied]);
  }
  const word = qualified(effectText, effect, state, stateWord(effectText, state));
  return not ? patterns.not.replace('{x}', word) : word;
}

/** What deeds that change a count add or take. */
const CHANGES: Readonly<Partial<Record<Deed, '+' | '−'>>> = {
  up: '+',
  down: '−',
  energy: '+',
  spendEnergy: '−',
  skillPoints: '+',
  spendSkillPoints: '−',
  maxSkillPoints: '+',
  techniquePoints: '+',
  maxTechniquePoints: '+',
  charge: '+',
  spend: '−',
  punchline: '+',
  more: '+',
  less: '−',
};

/** What amounts say that are not added. */
const WAYS: Readonly<Partial<Record<Amount['way'], string>>> = {
  to: '= ',
  least: '≥ ',
  times: '× ',
};

/** Deeds of which there are so many: three debuffs removed. */
const COUNTED: readonly Deed[] = ['cleanse', 'dispel', 'extraTurn', 'weakness'];
/** Deeds that are done so often; of all others `count` says for how many. */
const REPEATED: readonly Deed[] = ['detonate', 'end', 'state'];

function whatParts(effectText: EffectText, effect: Effect): LinePart[] {
  const change = isCounted(effect) ? '+' : CHANGES[effect.do];
  const resource = change && resourceParts(effectText, effect);
  if (resource) return resource;
  const word = whatWord(effectText, effect);
  if (effect.count !== undefined && COUNTED.includes(effect.do)) {
    return fill(effectText.terms.patterns.who, { who: [word], x: [parseValue(effect.count)] });
  }
  if (!change) return [word];
  if (effect.amount === undefined) return unquantifiedParts(effectText, effect, word, change);
  const amount = parseAmount(effect.amount);
  return [`${word} `, WAYS[amount.way] ?? change, ...amountParts(effectText, effect, amount)];
}

/** Points of a resource that has a name of its own stand with that name. */
function resourceParts(
  effectText: EffectText,
  { do: deed, amount: text }: Effect,
): LinePart[] | undefined {
  const sign = CHANGES[deed];
  if (!sign || !text || (deed !== 'charge' && deed !== 'spend')) return undefined;
  const { way, terms } = parseAmount(text);
  const [first, second] = terms;
  if (!first || second || !isPlain(first)) return undefined;
  return [
    `${measuresWord(effectText, first.measures, first.who)} `,
    WAYS[way] ?? sign,
    first.value,
  ];
}

/** How much, where an effect has no figure of its own: that of another skill, else which way alone. */
function unquantifiedParts(
  effectText: EffectText,
  effect: Effect,
  word: string,
  change: '+' | '−',
): LinePart[] {
  const asMuch = effectText.asMuch?.(effect);
  if (asMuch) return [`${word} `, change, asMuch];
  const { patterns } = effectText.terms;
  switch (effect.do) {
    case 'up':
      return [patterns.higher.replace('{x}', word)];
    case 'down':
      return [patterns.lower.replace('{x}', word)];
    case 'spend':
      return [`${word} = 0`];
    default:
      return [word];
  }
}

/** What notes say needs no word before it, but of what it is true. */
function isNoteAlone({ do: deed, notes }: Effect): boolean {
  return deed === 'note' && notes !== undefined;
}

function noteOf(effectText: EffectText, effect: Effect): LinePart[] {
  const narrower = narrowerWords(effectText, effect);
  return narrower.length === 0 ? [] : [narrower.join(effectText.terms.patterns.list)];
}

/** Whether it is so many of a state, such as three marks. */
function isCounted({ do: deed, state, amount }: Effect): boolean {
  if (deed !== 'state' || !state || amount === undefined) return false;
  return parseAmount(amount).terms.every(
    ({ value, measures }) => measures.length === 0 && !value.isPercent,
  );
}

function whatWord(effectText: EffectText, effect: Effect): string {
  const { terms } = effectText;
  const narrower = narrowerWords(effectText, effect);
  switch (effect.do) {
    case 'up':
    case 'down':
      return withBrackets(
        effectText,
        effect.stat ? measureWord(effectText, effect.stat) : '',
        narrower,
      );
    case 'state':
      return effect.state ? ownState(effectText, effect, effect.state) : terms.deeds.state;
    case 'charge':
    case 'spend':
      return effect.state
        ? ownState(effectText, effect, effect.state)
        : qualified(effectText, effect, 'charge', terms.deeds.charge);
    case 'end':
    case 'immune':
    case 'extend':
      return effect.state
        ? labelled(effectText, terms.deeds[effect.do], ownState(effectText, effect, effect.state))
        : terms.deeds[effect.do];
    case 'more':
    case 'less':
      return labelled(
        effectText,
        withBrackets(
          effectText,
          skillWords(effectText, effect) || terms.deeds[effect.do],
          isEventNarrowed(effect) ? [] : scopeWords(effectText, effect),
        ),
        aspectWord(effectText, effect) ?? terms.deeds[effect.do],
      );
    case 'enhance':
    case 'use':
    case 'free':
      return labelled(effectText, terms.deeds[effect.do], skillWords(effectText, effect));
    case 'countAs':
      return labelled(effectText, terms.deeds.countAs, narrower.join(terms.patterns.list));
    case 'dot':
    case 'detonate':
      return withBrackets(effectText, terms.deeds[effect.do], [
        ...(effect.state && effect.state !== 'anyDot' ? [stateWord(effectText, effect.state)] : []),
        ...narrower,
      ]);
    default:
      return withBrackets(effectText, terms.deeds[effect.do], [
        ...(effect.state ? [stateWord(effectText, effect.state)] : []),
        ...narrower,
      ]);
  }
}

function aspectWord({ terms }: EffectText, { what, amount }: Effect): string | undefined {
  if (what === 'targets' && amount === undefined) return terms.newTargets;
  return what && terms.aspects[what];
}

function narrowerWords(effectText: EffectText, effect: Effect): string[] {
  const { element } = effect;
  return [
    ...(isEventNarrowed(effect) ? [] : scopeWords(effectText, effect)),
    ...(element && !isElementOfWhom(effect) ? [effectText.element(element)] : []),
  ];
}

function scopeWords({ terms }: EffectText, { scope = [] }: Effect): string[] {
  return scope.map((each) => terms.skills[each]);
}

/** Whether the element is that of characters or of a weakness, not of what is done. */
function isElementOfWhom({ to, if: conditions = [] }: Effect): boolean {
  return (
    to === 'elementAllies' || conditions.some((text) => /ofElement|elementMates|weakTo/.test(text))
  );
}

function whomParts(effectText: EffectText, effect: Effect): LinePart[] {
  if (effect.character !== undefined) return [effectText.character(effect.character)];
  if (!effect.to) return [];
  const word = qualified(effectText, effect, effect.to, targetWord(effectText, effect.to));
  return effect.count !== undefined && isCountOfTargets(effect)
    ? [`${word} (`, parseValue(effect.count), ')']
    : [word];
}

/** One of them at random is one, and so is another ally. */
function isCountOfTargets({ do: deed, to, count, notes = [] }: Effect): boolean {
  if (count === '1' && to === 'otherAlly') return false;
  return !COUNTED.includes(deed) && !REPEATED.includes(deed) && !notes.includes('randomTarget');
}

/** Amounts that do not stand with their word, what they are at most and at least, and for each of what. */
function muchParts(effectText: EffectText, effect: Effect): LinePart[] {
  const isChange = CHANGES[effect.do] !== undefined || isCounted(effect);
  const amount =
    effect.amount !== undefined && !isChange
      ? amountParts(effectText, effect, parseAmount(effect.amount))
      : [];
  const per = effect.per === undefined ? [] : perParts(effectText, effect, effect.per);
  const max = effect.max === undefined ? [] : mostParts(effectText, effect, effect.max);
  const min =
    effect.min === undefined
      ? []
      : fill(effectText.terms.patterns.min, {
          x: amountParts(effectText, effect, parseAmount(effect.min)),
        });
  const each = amount.length > 0 && per.length > 0 ? [...amount, ' ', ...per] : [...amount, ...per];
  return joined([each, min, max], effectText.terms.patterns.list);
}

function mostParts(effectText: EffectText, effect: Effect, max: string): LinePart[] {
  const { patterns } = effectText.terms;
  const amount = parseAmount(max);
  const counted = mostCounted(effect, amount);
  const most = counted ? [counted.value] : amountParts(effectText, effect, amount);
  const x = most.map((part) =>
    typeof part === 'string' ? part : { ...part, isMost: true as const },
  );
  if (!counted) return fill(patterns.max, { x });
  const who = [measuresWord(effectText, counted.measures, counted.who)];
  return fill(patterns.who, { who, x: fill(patterns.max, { x }) });
}

/** Where it is no amount that has a most, but what it grows with: 'Break Effect: max. 360%' of it counts. */
function mostCounted({ do: deed, amount = '' }: Effect, { terms }: Amount): Term | undefined {
  const [most, further] = terms;
  const [measure] = most?.measures ?? [];
  if (!most || further || !measure || deed === 'charge' || deed === 'spend') return undefined;
  const grows = parseAmount(amount === '' ? '0' : amount).terms.some(
    ({ measures }) => measures.length > 1 && measures.includes(measure),
  );
  return grows || isPlain(most) ? most : undefined;
}

function perParts(effectText: EffectText, effect: Effect, text: string): LinePart[] {
  const { value, measures, who } = parsePer(text);
  const { patterns } = effectText.terms;
  if (value && measures[0] === 'times') return [inForms(value, patterns.perTimes)];
  const word = qualified(
    effectText,
    effect,
    measures.join(),
    measuresWord(effectText, measures, who),
  );
  return value ? fill(patterns.per, { n: [value], x: [word] }) : [`× ${word}`];
}

function hitParts(effectText: EffectText, { do: deed, hits, count }: Effect): LinePart[] {
  return joined(
    [
      hits === undefined ? [] : counted(hits, effectText.terms.counts.hits),
      count !== undefined && REPEATED.includes(deed) ? ['× ', parseValue(count)] : [],
    ],
    effectText.terms.patterns.list,
  );
}

function chanceParts({ terms }: EffectText, { chance, fixed }: Effect): LinePart[] {
  if (chance !== undefined) return fill(terms.patterns.chance, { x: [parseValue(chance)] });
  return fixed === undefined ? [] : fill(terms.patterns.fixed, { x: [parseValue(fixed)] });
}

function timeParts(effectText: EffectText, effect: Effect): LinePart[] {
  const { terms } = effectText;
  const { turns, until, seconds } = effect;
  return joined(
    [
      turns === undefined ? [] : counted(turns, terms.counts.turns),
      until === undefined ? [] : [qualified(effectText, effect, until, terms.ends[until])],
      seconds === undefined ? [] : [inForms(parseValue(seconds), terms.patterns.seconds)],
    ],
    terms.patterns.list,
  );
}

function limitParts({ terms }: EffectText, { stacks, limit, each, cooldown }: Effect): LinePart[] {
  const period = each ? [terms.periods[each]] : [];
  const times = limit === undefined ? [] : [inForms(parseValue(limit), terms.patterns.times)];
  const isBoth = period.length > 0 && times.length > 0;
  return joined(
    [
      stacks === undefined ? [] : counted(stacks, terms.counts.stacks),
      isBoth ? fill(terms.patterns.timesEach, { x: times, period }) : [...times, ...period],
      cooldown === undefined
        ? []
        : fill(terms.patterns.cooldown, { x: counted(cooldown, terms.counts.turns) }),
    ],
    terms.patterns.list,
  );
}

function counted(text: string, forms: CountForms): LinePart[] {
  return [{ ...parseValue(text), forms }];
}

/** A figure with a unit that no number bends. */
function inForms(value: Value, other: string): LinePart {
  return { ...value, forms: { other } };
}

function labelled(effectText: EffectText, who: string, x: string): string {
  return x === '' ? who : effectText.terms.patterns.who.replace('{who}', who).replace('{x}', x);
}

function ownState(effectText: EffectText, effect: Effect, state: State): string {
  return qualified(effectText, effect, state, stateWord(effectText, state));
}

import { afterIf, afterWhen } from './again.ts';
import { amountParts, isPlain, measuresWord } from './amount.ts';
import { featsOf, sideOf } from './feats.ts';
import type { EffectLine, LinePart, LineSegment, SegmentRole } from './line.ts';
import { named, withBrackets } from './named.ts';
import {
  type Amount,
  parseAmount,
  parseCondition,
  parseEvent,
  parsePer,
  parseValue,
  type Term,
  type Value,
} from './notation.ts';
import { bound, fill, joined } from './parts.ts';
import { eventWord, measureWord, type Speech, stateWord, targetWord } from './speech.ts';
import type { CountForms } from './terms/index.ts';
import { ofWhomEach, type Told } from './told.ts';
import type { Effect } from './types.ts';
import type { Deed, State } from './vocabulary.ts';

/** An effect as a line of a language: when and if, what, to whom, how much, how likely, how long, how often. */
export function effectLine(speechAtFirst: Speech, effect: Effect): EffectLine {
  const speechOfIf = afterWhen(speechAtFirst, effect);
  const speech = afterIf(speechOfIf, effect);
  const segments: (LineSegment | undefined)[] = [
    segment('when', whenParts(speechAtFirst, effect)),
    ...ifParts(speechOfIf, effect).map((parts) => segment('if', parts)),
    segment('what', isNoteAlone(effect) ? noteOf(speech, effect) : whatParts(speech, effect)),
    segment('whom', whomParts(speech, effect)),
    segment('much', muchParts(speech, effect)),
    segment('count', hitParts(speech, effect)),
    segment('chance', chanceParts(speech, effect)),
    segment('time', timeParts(speech, effect)),
    segment('count', limitParts(speech, effect)),
    ...(effect.notes ?? []).map((note) => segment('note', [speech.terms.notes[note]])),
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

function whenParts(speech: Speech, effect: Effect): LinePart[] {
  const events = (effect.when ?? []).map((text) => {
    const { who, event } = parseEvent(text);
    return { who, parts: [named(speech, effect, event, eventWord(speech, event))] };
  });
  const { or } = speech.terms.patterns;
  return joined(ofWhomEach(speech, effect, events, or), or);
}

/** Each about somebody else is a segment of its own, which has room for one colon. */
function ifParts(speech: Speech, effect: Effect): LinePart[][] {
  const { patterns } = speech.terms;
  const conditions = (effect.if ?? []).map((text) => conditionParts(speech, effect, text));
  return ofWhomEach(speech, effect, conditions, patterns.list).map((x) => fill(patterns.if, { x }));
}

const SIGNS: Readonly<Record<string, string>> = {
  '>=': '≥',
  '<=': '≤',
  '>': '>',
  '<': '<',
  '=': '=',
};

function conditionParts(speech: Speech, effect: Effect, text: string): Told {
  const condition = parseCondition(text);
  const { who } = condition;
  if ('state' in condition) {
    return { who, parts: [stateTold(speech, effect, condition)] };
  }
  const measure = named(speech, effect, condition.measure, measureWord(speech, condition.measure));
  const sign = SIGNS[condition.sign] ?? condition.sign;
  return { who, parts: [`${measure} ${sign} `, condition.value] };
}

function stateTold(
  speech: Speech,
  effect: Effect,
  { state, not }: { readonly state: string; readonly not: boolean },
): string {
  const { denied, patterns } = speech.terms;
  if (not && state in denied) {
    return named(speech, effect, state, denied[state as keyof typeof denied]);
  }
  const word = named(speech, effect, state, stateWord(speech, state));
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

function whatParts(speech: Speech, effect: Effect): LinePart[] {
  const change = isCounted(effect) ? '+' : CHANGES[effect.do];
  const resource = change && resourceParts(speech, effect);
  if (resource) return resource;
  const word = whatWord(speech, effect);
  if (effect.count !== undefined && COUNTED.includes(effect.do)) {
    return fill(speech.terms.patterns.who, { who: [word], x: [parseValue(effect.count)] });
  }
  if (!change) return [word];
  if (effect.amount === undefined) return untoldParts(speech, effect, word, change);
  const amount = parseAmount(effect.amount);
  return [`${word} `, WAYS[amount.way] ?? change, ...amountParts(speech, effect, amount)];
}

/** Points of a resource that has a name of its own stand with that name. */
function resourceParts(speech: Speech, { do: deed, amount: text }: Effect): LinePart[] | undefined {
  const sign = CHANGES[deed];
  if (!sign || !text || (deed !== 'charge' && deed !== 'spend')) return undefined;
  const { way, terms } = parseAmount(text);
  const [first, second] = terms;
  if (!first || second || !isPlain(first)) return undefined;
  return [`${measuresWord(speech, first.measures, first.who)} `, WAYS[way] ?? sign, first.value];
}

/** How much, where an effect has no figure of its own: that of another skill, else which way alone. */
function untoldParts(speech: Speech, effect: Effect, word: string, change: '+' | '−'): LinePart[] {
  const asMuch = speech.asMuch?.(effect);
  if (asMuch) return [`${word} `, change, asMuch];
  const { patterns } = speech.terms;
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

function noteOf(speech: Speech, effect: Effect): LinePart[] {
  const narrower = narrowerWords(speech, effect);
  return narrower.length === 0 ? [] : [narrower.join(speech.terms.patterns.list)];
}

/** Whether it is so many of a state, such as three marks. */
function isCounted({ do: deed, state, amount }: Effect): boolean {
  if (deed !== 'state' || !state || amount === undefined) return false;
  return parseAmount(amount).terms.every(
    ({ value, measures }) => measures.length === 0 && !value.isPercent,
  );
}

function whatWord(speech: Speech, effect: Effect): string {
  const { terms } = speech;
  const narrower = narrowerWords(speech, effect);
  switch (effect.do) {
    case 'up':
    case 'down':
      return withBrackets(speech, effect.stat ? measureWord(speech, effect.stat) : '', narrower);
    case 'state':
      return effect.state ? ownState(speech, effect, effect.state) : terms.deeds.state;
    case 'charge':
    case 'spend':
      return effect.state
        ? ownState(speech, effect, effect.state)
        : named(speech, effect, 'charge', terms.deeds.charge);
    case 'end':
    case 'immune':
    case 'extend':
      return effect.state
        ? labelled(speech, terms.deeds[effect.do], ownState(speech, effect, effect.state))
        : terms.deeds[effect.do];
    case 'more':
    case 'less':
      return labelled(
        speech,
        skillWords(speech, effect) || terms.deeds[effect.do],
        aspectWord(speech, effect) ?? terms.deeds[effect.do],
      );
    case 'enhance':
    case 'use':
    case 'free':
      return labelled(speech, terms.deeds[effect.do], skillWords(speech, effect));
    case 'countAs':
      return labelled(speech, terms.deeds.countAs, narrower.join(terms.patterns.list));
    case 'dot':
    case 'detonate':
      return withBrackets(speech, terms.deeds[effect.do], [
        ...(effect.state && effect.state !== 'anyDot' ? [stateWord(speech, effect.state)] : []),
        ...narrower,
      ]);
    default:
      return withBrackets(speech, terms.deeds[effect.do], narrower);
  }
}

function aspectWord({ terms }: Speech, { what, amount }: Effect): string | undefined {
  if (what === 'targets' && amount === undefined) return terms.newTargets;
  return what && terms.aspects[what];
}

function narrowerWords(speech: Speech, effect: Effect): string[] {
  const { scope = [], element } = effect;
  return [
    ...scope.map((each) => speech.terms.skills[each]),
    ...(element && !isElementOfWhom(effect) ? [speech.element(element)] : []),
  ];
}

/** Whether the element is that of characters or of a weakness, not of what is done. */
function isElementOfWhom({ to, if: conditions = [] }: Effect): boolean {
  return (
    to === 'elementAllies' || conditions.some((text) => /ofElement|elementMates|weakTo/.test(text))
  );
}

function skillWords(speech: Speech, { skill = [], trace }: Effect): string {
  const { skills, patterns } = speech.terms;
  const name = trace === undefined ? undefined : speech.trace?.(trace);
  return skill
    .map((each) => withBrackets(speech, skills[each], each === 'trace' && name ? [name] : []))
    .join(patterns.list);
}

function whomParts(speech: Speech, effect: Effect): LinePart[] {
  if (effect.character !== undefined) return [speech.character(effect.character)];
  if (!effect.to) return [];
  const word = named(speech, effect, effect.to, targetWord(speech, effect.to));
  return effect.count !== undefined && isCountOfTargets(effect)
    ? [`${word} (`, parseValue(effect.count), ')']
    : [word];
}

/** One of them at random is one, and so is another ally. */
function isCountOfTargets({ do: deed, to, count, notes = [] }: Effect): boolean {
  if (count === '1' && to === 'otherAlly') return false;
  return !COUNTED.includes(deed) && !REPEATED.includes(deed) && !notes.includes('randomTarget');
}

/** Amounts that do not stand with their word, what they are at most, and for each of what. */
function muchParts(speech: Speech, effect: Effect): LinePart[] {
  const isChange = CHANGES[effect.do] !== undefined || isCounted(effect);
  const amount =
    effect.amount !== undefined && !isChange
      ? amountParts(speech, effect, parseAmount(effect.amount))
      : [];
  const per = effect.per === undefined ? [] : perParts(speech, effect, effect.per);
  const max = effect.max === undefined ? [] : mostParts(speech, effect, effect.max);
  return joined(
    [amount.length > 0 && per.length > 0 ? [...amount, ' ', ...per] : [...amount, ...per], max],
    speech.terms.patterns.list,
  );
}

function mostParts(speech: Speech, effect: Effect, max: string): LinePart[] {
  const { patterns } = speech.terms;
  const amount = parseAmount(max);
  const counted = mostCounted(effect, amount);
  const most = counted ? [counted.value] : amountParts(speech, effect, amount);
  const x = most.map((part) =>
    typeof part === 'string' ? part : { ...part, isMost: true as const },
  );
  if (!counted) return fill(patterns.max, { x });
  const who = [measuresWord(speech, counted.measures, counted.who)];
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

function perParts(speech: Speech, effect: Effect, text: string): LinePart[] {
  const { value, measures, who } = parsePer(text);
  const { patterns } = speech.terms;
  if (value && measures[0] === 'times') return [inForms(value, patterns.perTimes)];
  const word = named(speech, effect, measures.join(), measuresWord(speech, measures, who));
  return value ? fill(patterns.per, { n: [value], x: [word] }) : [`× ${word}`];
}

function hitParts(speech: Speech, { do: deed, hits, count }: Effect): LinePart[] {
  return joined(
    [
      hits === undefined ? [] : counted(hits, speech.terms.counts.hits),
      count !== undefined && REPEATED.includes(deed) ? ['× ', parseValue(count)] : [],
    ],
    speech.terms.patterns.list,
  );
}

function chanceParts({ terms }: Speech, { chance, fixed }: Effect): LinePart[] {
  if (chance !== undefined) return fill(terms.patterns.chance, { x: [parseValue(chance)] });
  return fixed === undefined ? [] : fill(terms.patterns.fixed, { x: [parseValue(fixed)] });
}

function timeParts(speech: Speech, effect: Effect): LinePart[] {
  const { terms } = speech;
  const { turns, until, seconds } = effect;
  return joined(
    [
      turns === undefined ? [] : counted(turns, terms.counts.turns),
      until === undefined ? [] : [named(speech, effect, until, terms.ends[until])],
      seconds === undefined ? [] : [inForms(parseValue(seconds), terms.patterns.seconds)],
    ],
    terms.patterns.list,
  );
}

function limitParts({ terms }: Speech, { stacks, limit, each, cooldown }: Effect): LinePart[] {
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

function labelled(speech: Speech, who: string, x: string): string {
  return x === '' ? who : speech.terms.patterns.who.replace('{who}', who).replace('{x}', x);
}

function ownState(speech: Speech, effect: Effect, state: State): string {
  return named(speech, effect, state, stateWord(speech, state));
}

import { LANGUAGE_TAGS } from '../basics/languages.ts';
import type { SkillWord, State } from '../dataset/effect-vocabulary.ts';
import type { Circumstance, Moment, Party } from '../dataset/sentence-terms.ts';
import { type EffectText, measureWord, stateWord } from './effect-text.ts';
import { pluralOf } from './line.ts';
import {
  type Clause,
  type NarrowedStat,
  type Narrower,
  type PlainSentence,
  type PlainSubject,
  SKILL_CLAUSES,
  type When,
} from './plain/clause.ts';
import { plainClauses } from './plain/plain-clauses.ts';
import { withBrackets } from './qualified.ts';

// Rule D29.
/**
 * What a skill does in one to three short sentences, for those who read its lines for the first time. They say what its
 * effects say, and less: the lines stay the exact form.
 *
 * @returns undefined where nothing can be said well
 */
export function plainSentence(effectText: EffectText, subject: PlainSubject): string | undefined {
  const { patterns, growths } = effectText.terms.sentences;
  const sentences = plainClauses(subject).flatMap((sentence) => [
    sentenceText(effectText, sentence),
    ...(sentence.growth ? [growths[sentence.growth]] : []),
  ]);
  if (sentences.length === 0) return undefined;
  return sentences
    .map((words) => filled(patterns.sentence, { x: capitalised(effectText, words) }))
    .join(patterns.between);
}

function sentenceText(effectText: EffectText, sentence: PlainSentence): string {
  const { circumstances, patterns } = effectText.terms.sentences;
  const clauses = sentence.clauses.map((clause, place) =>
    clauseText(effectText, clause, place < sentence.clauses.length - 1),
  );
  const x = clauses.reduce((before, clause, place) => {
    const isOfSkill = SKILL_CLAUSES.includes(sentence.clauses[place]?.kind ?? 'use');
    return `${before}${isOfSkill ? patterns.nextSubject : patterns.next}${clause}`;
  });
  const own = isOwnFirst(sentence) ? sentence.circumstances.filter(isOwn) : [];
  const when = whenText(effectText, {
    ...sentence,
    circumstances: sentence.circumstances.filter((each) => !own.includes(each)),
  });
  // A phrase that begins with a comma takes the place of the room before it.
  const whole = when === undefined ? x : filled(patterns.when, { x, when }).replaceAll(' , ', ', ');
  const first = phrasesText(
    effectText,
    own.map((each) => circumstances[each]),
  );
  if (first === undefined) return whole;
  return filled(patterns.ownFirst, { if: first.replace(/^, /, ''), x: whole });
}

/** Conditions of the field, which are nobody's. */
const OF_THE_FIELD: readonly Circumstance[] = ['zone', 'boon', 'banger>=', 'enemiesCount>='];

/** Any other that names nobody before its measure is of the one who acts. */
const isOwn = (each: Circumstance) => !each.includes(' ') && !OF_THE_FIELD.includes(each);

/** Own moments that speak of an enemy or an ally as well. */
const WITH_OTHERS: readonly Moment[] = ['kill', 'breaks', 'hit', 'heals', 'debuffs', 'summons'];

/** Whether a condition of one's own would seem to be another's, behind what speaks of that one. */
function isOwnFirst({ clauses, when, circumstances, enemyHas }: PlainSentence): boolean {
  return (
    enemyHas !== undefined ||
    clauses.some(({ whom }) => whom !== undefined) ||
    circumstances.some((each) => each.includes(' ')) ||
    when.moments.some((moment) => moment.includes(' ') || WITH_OTHERS.includes(moment))
  );
}

/** When and under what condition, the one behind the other. */
function whenText(effectText: EffectText, sentence: PlainSentence): string | undefined {
  const { circumstances, patterns } = effectText.terms.sentences;
  const { enemyHas } = sentence;
  const phrases = [
    eventsText(effectText, sentence.when),
    ...sentence.circumstances.map((each) => circumstances[each]),
    enemyHas ? filled(patterns.enemyHas, { states: stateName(effectText, enemyHas) }) : '',
  ];
  return phrasesText(effectText, phrases);
}

function phrasesText({ terms }: EffectText, all: readonly string[]): string | undefined {
  const { patterns } = terms.sentences;
  const phrases = all.filter((phrase) => phrase !== '');
  // In a language that sets commas, a phrase without one stands before those that begin with one.
  const [first, ...further] = [
    ...phrases.filter((phrase) => !phrase.startsWith(',')),
    ...phrases.filter((phrase) => phrase.startsWith(',')),
  ];
  return further.reduce(
    (when, phrase) => when && filled(patterns.whenIf, { when, if: phrase }),
    first,
  );
}

function eventsText(effectText: EffectText, { moments, uses }: When): string {
  const { moments: words, patterns } = effectText.terms.sentences;
  const skills = uses.map((skill) => skillName(effectText, skill));
  return [
    ...(skills.length > 0
      ? [filled(patterns.uses, { skills: listed(effectText, skills, patterns.or) })]
      : []),
    ...moments.map((moment) => words[moment]),
  ]
    .map((phrase, place) => (place === 0 ? phrase : phrase.replace(/^, /, '')))
    .join(patterns.or);
}

function clauseText(effectText: EffectText, clause: Clause, isFollowed: boolean): string {
  const { clauses, damage, patterns, turns: forms } = effectText.terms.sentences;
  const { kind, whom, stats = [], states = [], skills = [], narrower, turns } = clause;
  const nameOf = SKILL_CLAUSES.includes(kind) ? skillName : skillAsObject;
  const x = filled(clauses[kind], {
    damage: clause.damage ? damage[clause.damage] : '',
    stats: listed(
      effectText,
      stats.map((each) => statName(effectText, each)),
      patterns.and,
    ),
    states: listed(
      effectText,
      states.map((each) => stateName(effectText, each)),
      patterns.and,
    ),
    skills: skills.map((each) => nameOf(effectText, each)).join(''),
    narrower: narrower ? narrowed(effectText, '', narrower) : '',
    ...(whom && partyForms(effectText, whom)),
  });
  const whole =
    turns === undefined
      ? x
      : filled(pluralOf(effectText.language, forms, turns), { x, n: String(turns) });
  return whole.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, isFollowed ? '$1' : '$2');
}

function skillName({ terms }: EffectText, skill: SkillWord): string {
  return terms.sentences.subjects[skill] ?? terms.skills[skill];
}

function skillAsObject(effectText: EffectText, skill: SkillWord): string {
  return effectText.terms.sentences.skills[skill] ?? skillName(effectText, skill);
}

function statName(effectText: EffectText, narrowedStat: NarrowedStat): string {
  const { stat } = narrowedStat;
  const name = effectText.terms.sentences.stats[stat] ?? measureWord(effectText, stat);
  return narrowed(effectText, name, narrowedStat);
}

function narrowed(effectText: EffectText, word: string, { scope, element }: Narrower): string {
  return withBrackets(effectText, word, [
    ...scope.map((each) => effectText.terms.skills[each]),
    ...(element ? [effectText.element(element)] : []),
  ]);
}

function stateName(effectText: EffectText, state: State): string {
  return effectText.terms.sentences.states[state] ?? stateWord(effectText, state);
}

/** Whom, by the slots that clauses have for it. */
function partyForms({ terms }: EffectText, whom: Party): Record<string, string> {
  const party = terms.sentences.parties[whom];
  if (typeof party === 'string') return { whom: party };
  const forms = Object.entries(party).flatMap(([form, word]) =>
    word === undefined ? [] : [[`whom.${form}`, word] as const],
  );
  return Object.fromEntries(forms);
}

/** Words one after the other, with what stands before the last. */
function listed(effectText: EffectText, words: readonly string[], before: string): string {
  const { list } = effectText.terms.sentences.patterns;
  const first = words.slice(0, -1).join(list);
  return [first, ...words.slice(-1)].filter((part) => part !== '').join(before);
}

/** A pattern with words in its slots; one that no word fits stays, for a test to find. */
function filled(pattern: string, words: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{([\w.]+)\}/g, (slot, name: string) => words[name] ?? slot);
}

function capitalised({ language }: EffectText, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(LANGUAGE_TAGS[language]) + text.slice(first.length);
}

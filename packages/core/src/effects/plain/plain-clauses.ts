import type { Effect } from '../../dataset/effect-schema.ts';
import {
  type Clause,
  type PlainSentence,
  type PlainSubject,
  type Said,
  SKILL_CLAUSES,
  type When,
} from './clause.ts';
import { clauseOf } from './clause-of-effect.ts';
import { settingOf } from './conditions.ts';
import { isAside, isDrawback } from './misleading.ts';
import { clauseRank, RANKS } from './rank.ts';
import { together } from './together.ts';
import { namedOnce, ofAllHolders } from './whom.ts';

const MOST_SENTENCES = 3;
const MOST_CLAUSES = 2;

// Rule D29.
/**
 * What a skill does as the few clauses that matter most, of no language yet. An effect that asks for more than a clause
 * can say gives none: it stays with the lines.
 */
export function plainClauses(given: PlainSubject): PlainSentence[] {
  const effects = ofAllHolders(given.effects, given.isBoonOfAll === true);
  const subject = { ...given, effects };
  const said = effects.flatMap((effect) => saidOf(subject, effect));
  const groups = alternatives(withoutRepeats(grouped(said)))
    .flatMap(inSentences)
    .filter(({ clauses }) => !clauses.every(({ clause }) => isDrawback(clause)));
  const chosen = [...groups].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_SENTENCES);
  const inOrder = groups.filter((group) => chosen.includes(group));
  if (isBesideThePoint(subject, inOrder)) return [];
  const sentences = withGrowth(inOrder).map(
    ({ clauses, when, circumstances, enemyHas, growth }) => ({
      clauses: clauses.map(({ clause }) => clause),
      when,
      circumstances,
      ...(enemyHas && { enemyHas }),
      ...(growth && { growth }),
    }),
  );
  return namedOnce(sentences);
}

type Group = Omit<Said, 'clause'> & { readonly clauses: readonly Said[] };

function saidOf(subject: PlainSubject, effect: Effect): Said[] {
  const setting = settingOf(subject, effect);
  const clause = setting && clauseOf(subject, effect);
  if (!clause || isAside(subject, effect, (other) => clauseFor(subject, other))) return [];
  return [{ ...setting, clause }];
}

function clauseFor(subject: PlainSubject, effect: Effect): Clause | undefined {
  return settingOf(subject, effect) && clauseOf(subject, effect);
}

/** Whether resources are all that could be said of a skill that attacks, heals or guards. */
function isBesideThePoint({ effects }: PlainSubject, groups: readonly Group[]): boolean {
  const [first = []] = RANKS;
  const isOfFirst = effects.some(
    ({ do: deed }) => deed === 'guard' || first.some((kind) => kind === deed),
  );
  const isTold = groups.some(({ clauses }) =>
    clauses.some(({ clause }) => clauseRank(clause.kind) < RANKS.length),
  );
  return isOfFirst && !isTold;
}

/** What happens at the same time under the same condition, in the order of the effects. */
function grouped(said: readonly Said[]): Group[] {
  const groups = new Map<string, Said[]>();
  for (const each of said) {
    const { when, circumstances, enemyHas } = each;
    const key = JSON.stringify([when, circumstances, enemyHas]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((clauses) => {
    const [first] = clauses;
    if (!first) return [];
    const { clause: _, growth: __, ...shared } = first;
    return { ...shared, clauses: together(clauses) };
  });
}

/** What happens anyway is not said again of when more of it happens. */
function withoutRepeats(groups: readonly Group[]): Group[] {
  const always = groups
    .filter((group) => !isBound(group))
    .flatMap(({ clauses }) => clauses.map(({ clause }) => JSON.stringify(clause)));
  return groups
    .map((group) => {
      if (!isBound(group) || isTimed(group.when)) return group;
      const clauses = group.clauses.filter(
        ({ clause }) => !always.includes(JSON.stringify(clause)),
      );
      return { ...group, clauses };
    })
    .filter(({ clauses }) => clauses.length > 0);
}

/** The same at different times is said once. */
function alternatives(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const place = joined.findIndex((other) => isSameBut(other, group));
    const other = joined[place];
    const when = other && eitherOf(other.when, group.when);
    if (!other || !when) joined.push(group);
    else joined[place] = { ...other, when };
  }
  return joined;
}

function isSameBut(a: Group, b: Group): boolean {
  const [x, y] = [a, b].map(({ clauses, circumstances, enemyHas }) =>
    JSON.stringify([clauses.map(({ clause }) => clause), circumstances, enemyHas]),
  );
  return x === y && isTimed(a.when) && isTimed(b.when);
}

function isTimed({ moments, uses }: When): boolean {
  return moments.length + uses.length > 0;
}

function eitherOf(a: When, b: When): When | undefined {
  const uses = [...new Set([...a.uses, ...b.uses])];
  const moments = [...new Set([...a.moments, ...b.moments])].filter(
    (moment) => moment !== 'firstUltimate' || !uses.includes('ultimate'),
  );
  return moments.length + Number(uses.length > 0) > 2 ? undefined : { moments, uses };
}

/** As many clauses as a sentence holds; what happens without condition may fill two. */
function inSentences(group: Group): Group[] {
  const clauses = byRank(group.clauses);
  const isAlways = !isBound(group);
  const taken = clauses.slice(0, isAlways ? 2 * MOST_CLAUSES : MOST_CLAUSES);
  const inOrder = subjectsLast(group.clauses.filter((each) => taken.includes(each)));
  return [inOrder.slice(0, MOST_CLAUSES), inOrder.slice(MOST_CLAUSES)]
    .filter((each) => each.length > 0)
    .map((each) => ({ ...group, clauses: each }));
}

function subjectsLast(said: readonly Said[]): Said[] {
  const isSubject = ({ clause }: Said) => SKILL_CLAUSES.includes(clause.kind);
  return [...said.filter((each) => !isSubject(each)), ...said.filter(isSubject)];
}

function byRank(clauses: readonly Said[]): Said[] {
  return [...clauses].sort((a, b) => clauseRank(a.clause.kind) - clauseRank(b.clause.kind));
}

function isBound({ when, circumstances, enemyHas }: Omit<Group, 'clauses'>): boolean {
  return isTimed(when) || circumstances.length > 0 || enemyHas !== undefined;
}

/** What it grows with is said of the first sentence that grows, if there is room for it. */
function withGrowth(groups: readonly Group[]): Group[] {
  const place = groups.findIndex(({ clauses }) => clauses.some(({ growth }) => growth));
  if (groups.length >= MOST_SENTENCES) return [...groups];
  return groups.map((group, at) => {
    const growth = group.clauses.find((each) => each.growth)?.growth;
    return at === place && growth ? { ...group, growth } : group;
  });
}
function rankOf(group: Group): number {
  const ranks = group.clauses.map(({ clause }) => clauseRank(clause.kind));
  return Math.min(...ranks) + (isBound(group) ? 1.5 : 0);
}

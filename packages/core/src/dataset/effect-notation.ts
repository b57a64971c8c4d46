import { EVENTS, QUANTITIES, STATES, STATS, TARGETS } from './effect-vocabulary.ts';

/**
 * The notation of figures: `#2` is the second parameter of the entry, `#2%` the same as a share, `3` and `50%` are
 * figures that the game has in no parameter. `#1/#2` are values by step, `1~#1` any value between.
 */
const FIGURE = '(?:#[1-9]\\d?|\\d+(?:\\.\\d+)?)%?';
const VALUE = `${FIGURE}(?:(?:/${FIGURE})+|~${FIGURE})?`;
const among = (words: readonly string[]) => `(?:${words.join('|')})`;

const WHO = among(TARGETS);
const MEASURE = among([...STATS, ...QUANTITIES]);
const BASE = `${MEASURE}(?:\\*${MEASURE})?(?:@${WHO})?`;
const TERM = `${VALUE}(?: ${BASE})?`;
const CONDITION = `(?:${WHO} )?(?:!?${among(STATES)}|${MEASURE}(?:>=|<=|>|<|=)${VALUE})`;

const whole = (pattern: string) => new RegExp(`^${pattern}$`);

/** One figure, or figures by step: turns, stacks, hits, chances. */
export const valuePattern = whole(VALUE);
/** An amount: `#1% atk + #2`, `#1% hp@owner`; `to …` sets, `least …` raises what is less, `x…` multiplies. */
export const amountPattern = whole(`(?:to |least |x)?${TERM}(?: \\+ ${TERM})*`);
/** An event, with who does it or whom it befalls: `ultimate`, `anyAlly attack`. */
export const eventPattern = whole(`(?:${WHO} )?${among(EVENTS)}`);
/** A condition: `hpShare<=#3%`, `enemy freeze`, `self !stance`. */
export const conditionPattern = whole(CONDITION);
/** For each of what: `debuffs`, `#2 atk`, `1% hpLost@allies`. */
export const perPattern = whole(`(?:${VALUE} )?${BASE}`);

/** The numbers of the parameters that a piece of notation names. */
export function paramsIn(text: string): number[] {
  return [...text.matchAll(/#(\d+)/g)].map((match) => Number(match[1]));
}

/** One figure of the notation: a parameter, by its number, or what stands there. */
export interface Figure {
  readonly param?: number;
  readonly value?: number;
}

/** Figures of one value: by step, or from one to the other. */
export interface Value {
  readonly figures: readonly Figure[];
  readonly isRange: boolean;
  readonly isPercent: boolean;
}

/** `#1%/#2%` in its figures. */
export function parseValue(text: string): Value {
  const isPercent = text.includes('%');
  const figures = text.split(/[/~]/).map((figure): Figure => {
    const number = Number(figure.replace(/[#%]/g, ''));
    if (figure.startsWith('#')) return { param: number };
    return { value: isPercent ? number / 100 : number };
  });
  return { figures, isRange: text.includes('~'), isPercent };
}

/** A value and what it is a share of. */
export interface Term {
  readonly value: Value;
  /** Measures that it is multiplied by; empty for a plain figure. */
  readonly measures: readonly string[];
  /** Whose measures, where they are another's. */
  readonly who: string | undefined;
}

/** What is changed by: added, set to, raised to where it is less, multiplied with. */
export interface Amount {
  readonly way: 'by' | 'to' | 'least' | 'times';
  readonly terms: readonly Term[];
}

/** `to #1% atk + #2` in its terms. */
export function parseAmount(text: string): Amount {
  const [, prefix, rest = ''] = /^(to |least |x)?(.*)$/.exec(text) ?? [];
  const ways = { 'to ': 'to', 'least ': 'least', x: 'times' } as const;
  return {
    way: prefix === undefined ? 'by' : ways[prefix as keyof typeof ways],
    terms: rest.split(' + ').map(parseTerm),
  };
}

function parseTerm(text: string): Term {
  const [value = '', base = ''] = text.split(' ');
  return { value: parseValue(value), ...parseBase(base) };
}

function parseBase(base: string): Omit<Term, 'value'> {
  const [measures = '', who] = base.split('@');
  return { measures: measures === '' ? [] : measures.split('*'), who };
}

/** `#2 atk` or `debuffs`: for each of what. */
export function parsePer(text: string): Omit<Term, 'value'> & { readonly value?: Value } {
  const [first = '', second] = text.split(' ');
  if (second === undefined) return parseBase(first);
  return { value: parseValue(first), ...parseBase(second) };
}

/** `anyAlly attack`: what happens, and to or by whom. */
export function parseEvent(text: string): {
  readonly who: string | undefined;
  readonly event: string;
} {
  const [who, event] = withWho(text);
  return { who, event };
}

/** A state that must hold or not, or a measure that is compared. */
export type Condition = { readonly who: string | undefined } & (
  | { readonly state: string; readonly not: boolean }
  | { readonly measure: string; readonly sign: string; readonly value: Value }
);

/** `enemy debuffs>=#4` in its parts. */
export function parseCondition(text: string): Condition {
  const [who, rest] = withWho(text);
  const compared = /^(\w+)(>=|<=|>|<|=)(.+)$/.exec(rest);
  if (!compared) return { who, state: rest.replace('!', ''), not: rest.startsWith('!') };
  const [, measure = '', sign = '', value = ''] = compared;
  return { who, measure, sign, value: parseValue(value) };
}

function withWho(text: string): [who: string | undefined, rest: string] {
  const space = text.indexOf(' ');
  return space < 0 ? [undefined, text] : [text.slice(0, space), text.slice(space + 1)];
}

import { LANGUAGE_TAGS, type Language } from '../basics/languages.ts';
import type { Feat, Side } from '../dataset/capabilities.ts';
import type { Value } from '../dataset/effect-notation.ts';
import type { CountForms } from '../dataset/effect-terms.ts';
import type { Deed } from '../dataset/effect-vocabulary.ts';
import { formatFigure } from '../text/figures.ts';

/** A figure of a line, which levels may change; with what is counted, by plural category. */
export interface LineFigure extends Value {
  readonly forms?: CountForms;
  /** Whether it is the most that the amount before it can come to. */
  readonly isMost?: true;
}

/** A piece of a segment: words, or a figure. */
export type LinePart = string | LineFigure;

/** What a segment tells, which decides how it is drawn. */
export type SegmentRole =
  | 'when'
  | 'if'
  | 'what'
  | 'whom'
  | 'much'
  | 'chance'
  | 'time'
  | 'count'
  | 'note';

export interface LineSegment {
  readonly role: SegmentRole;
  readonly parts: readonly LinePart[];
}

/** One effect in one language: segments in a row, such as a timetable has. */
export interface EffectLine {
  readonly deed: Deed;
  /** What players ask for, if it is that: it has a page of who can do it. */
  readonly feat?: Feat;
  /** Whom it is for, where the line says so. */
  readonly side?: Side;
  readonly segments: readonly LineSegment[];
}

/** A figure at one level, with the words around it, which stay on its line. */
export function figureAt(
  language: Language,
  figure: LineFigure,
  params: readonly number[],
): { readonly before: string; readonly text: string; readonly after: string } {
  const values = figure.figures.map(({ param, value }) =>
    param === undefined ? (value ?? 0) : (params[param - 1] ?? 0),
  );
  const text = values
    .map((value) => formatFigure(language, value, { format: 'm', isPercent: figure.isPercent }))
    .join(figure.isRange ? '–' : '/');
  if (!figure.forms) return { before: '', text, after: '' };
  const form = pluralOf(language, figure.forms, values.at(-1) ?? 0);
  const [before = '', after = ''] = form
    .replaceAll(' {n}', '\u00a0{n}')
    .replaceAll('{n} ', '{n}\u00a0')
    .split('{n}');
  return { before, text, after };
}

/** The sign of a change with which words before its figure end: what the figure grows to bears it as well. */
export function signAfter(words: LinePart | undefined): string {
  return (typeof words === 'string' && /[+−]$/.exec(words)?.[0]) || '';
}

/** Between the segments of a line. */
export const SEPARATOR = ' · ';

/** A line as plain text, at one level. */
export function lineText(language: Language, line: EffectLine, params: readonly number[]): string {
  return line.segments
    .map(({ parts }) => parts.map((part) => partText(language, part, params)).join(''))
    .join(SEPARATOR);
}

function partText(language: Language, part: LinePart, params: readonly number[]): string {
  if (typeof part === 'string') return part;
  const { before, text, after } = figureAt(language, part, params);
  return `${before}${text}${after}`;
}

const rules = new Map<Language, Intl.PluralRules>();

/** The form that a language has for so many. */
export function pluralOf(language: Language, forms: CountForms, count: number): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(LANGUAGE_TAGS[language]);
    rules.set(language, rule);
  }
  return forms[rule.select(count)] ?? forms.other;
}

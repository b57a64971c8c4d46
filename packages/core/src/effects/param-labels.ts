import type { Language } from '../basics/languages.ts';
import { bracketed } from '../text/bracketed.ts';
import {
  type EffectLine,
  figureAt,
  type LineFigure,
  type LinePart,
  type LineSegment,
  SEPARATOR,
} from './line.ts';

/** A table of all levels: what is told of its rows, and in which words. */
export interface LabelledTable {
  readonly language: Language;
  readonly lines: readonly EffectLine[];
  /** One list a level. */
  readonly levels: readonly (readonly number[])[];
  /** What an amount is called that is no share of anything. */
  readonly flat: string;
}

/** Where a line names a parameter. */
interface Place {
  readonly param: number;
  readonly line: EffectLine;
  readonly segment: LineSegment;
  readonly figure: LineFigure;
}

/**
 * What each parameter that grows is, by the words of the line that names it first. What no line tells has no label; rows
 * that would be called alike say what they are a share of, then when they are so, then what else their lines tell.
 */
export function paramLabels(table: LabelledTable): ReadonlyMap<number, string> {
  const places = firstPlaces(table);
  let labels = places.map((place) => labelOf(table, place, 0));
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const shorter = labels;
    labels = shorter.map((label, at) => {
      const place = places[at];
      return place && isTwice(shorter, label) ? labelOf(table, place, depth) : label;
    });
  }
  const labelled = labels.map((label, at) =>
    isTwice(labels, label)
      ? bracketed(
          table.language,
          label,
          labels.slice(0, at + 1).filter((each) => each === label).length,
        )
      : label,
  );
  return new Map(places.map(({ param }, at) => [param, labelled[at] ?? '']));
}

function isTwice(labels: readonly string[], label: string): boolean {
  return labels.indexOf(label) !== labels.lastIndexOf(label);
}

function firstPlaces({ lines, levels }: LabelledTable): Place[] {
  const places = new Map<number, Place>();
  for (const line of lines) {
    for (const segment of line.segments) {
      for (const figure of segment.parts) {
        if (typeof figure === 'string') continue;
        for (const { param } of figure.figures) {
          if (param === undefined || places.has(param) || !grows(levels, param)) continue;
          places.set(param, { param, line, segment, figure });
        }
      }
    }
  }
  return [...places.values()];
}

function grows(levels: LabelledTable['levels'], param: number): boolean {
  return new Set(levels.map((level) => level[param - 1])).size > 1;
}

const DEEPEST = 3;

function labelOf(table: LabelledTable, place: Place, depth: number): string {
  const { line, segment, figure } = place;
  const textOf = (roles: readonly LineSegment['role'][]) =>
    line.segments
      .filter((each) => each !== segment && roles.includes(each.role))
      .map(({ parts }) => partsText(table, place, parts));
  const isAmount = segment.role === 'what' || segment.role === 'much';
  const share = depth > 0 || figure.isMost ? shareOf(table, segment, figure) : '';
  return [
    ...(depth > 1 ? textOf(['when', 'if']) : []),
    ...line.segments
      .filter(({ role }) => role === 'what' || role === 'whom')
      .map(({ parts }) => wordsOf(parts)),
    isAmount ? share : wordsOf(segment.parts),
    ...(depth > 0 && segment.role !== 'much' ? textOf(['much']) : []),
    ...(depth > 2 ? textOf(['chance', 'time', 'count', 'note']) : []),
  ]
    .filter((text) => text !== '')
    .join(SEPARATOR);
}

/** What is done and to whom, without how much. */
function wordsOf(parts: readonly LinePart[]): string {
  const sign = parts.findIndex((part) => typeof part === 'string' && SIGN.test(part));
  return (sign < 0 ? parts : parts.slice(0, sign))
    .map((part) => (typeof part === 'string' ? part : (part.forms?.other.replace('{n}', '') ?? '')))
    .join('')
    .replace(/[\s:：]+$/, '')
    .trim();
}

/** A part that tells how an amount changes something, and no more. */
const SIGN = /^[+−×=]\s*$/;
/** A part between the terms of an amount, and what it is at most. */
const BETWEEN = /^\s*[+,、，]\s*$/;

/** What a figure of an amount is a share of, with a percent sign for the figure; of an only one there is nothing to tell. */
function shareOf({ flat }: LabelledTable, { parts }: LineSegment, figure: LineFigure): string {
  const clauses = clausesOf(parts);
  const own = clauses.find((clause) => clause.includes(figure)) ?? [];
  const text = sharedText(own, figure);
  if (!figure.isMost)
    return (
      text ||
      withoutFigure(
        clauses.filter((clause) => !clause.some(isMost)),
        figure,
        flat,
      )
    );
  // Of several terms the first alone stands behind the word for the most.
  const [most = []] = clauses.filter((clause) => clause.some(isMost));
  const [word] = most;
  return most === own || typeof word !== 'string' ? text : `${word.trim()} ${text || flat}`;
}

/** A term of figures alone: beside plain points a share is one of the stat itself. */
function withoutFigure(clauses: readonly LinePart[][], figure: LineFigure, flat: string): string {
  if (clauses.length < 2) return '';
  const isBesidePoints = clauses.some(([first]) => typeof first === 'object' && !first.isPercent);
  return figure.isPercent && isBesidePoints ? '%' : flat;
}

function sharedText(clause: readonly LinePart[], figure: LineFigure): string {
  const words = clause.filter((part) => typeof part === 'string');
  const isShare = figure.isPercent && words.length > (figure.isMost ? 1 : 0);
  return clause
    .map((part) => (typeof part === 'string' ? part : part === figure && isShare ? '%' : ''))
    .join('')
    .replaceAll('\u00a0', ' ')
    .trim();
}

/** The terms of an amount, and what it is at most. */
function clausesOf(parts: readonly LinePart[]): LinePart[][] {
  const clauses: LinePart[][] = [[]];
  for (const part of parts) {
    if (typeof part !== 'string') clauses.at(-1)?.push(part);
    else if (SIGN.test(part)) clauses.splice(0, clauses.length, []);
    else if (BETWEEN.test(part)) clauses.push([]);
    else clauses.at(-1)?.push(part);
  }
  return clauses.filter((clause) => clause.some((part) => typeof part !== 'string'));
}

function isMost(part: LinePart): boolean {
  return typeof part !== 'string' && part.isMost === true;
}

/** The words of a segment with its figures; of figures by step the one that the row is for. */
function partsText({ language, levels }: LabelledTable, place: Place, parts: LineSegment['parts']) {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const step = ownStep(place, part);
      const [first, last] = [levels[0] ?? [], levels.at(-1) ?? []].map((params) =>
        figureAt(language, step, params),
      );
      if (!first || !last) return '';
      const text = first.text === last.text ? first.text : `${first.text}–${last.text}`;
      return `${first.before}${text}${last.after}`;
    })
    .join('');
}

function ownStep({ param, figure }: Place, other: LineFigure): LineFigure {
  const step = figure.figures.findIndex((each) => each.param === param);
  const own = other.figures[step];
  const isByStep = figure.figures.length > 1 && other.figures.length === figure.figures.length;
  return isByStep && own ? { ...other, figures: [own] } : other;
}

import {
  type EffectLine,
  figureAt,
  type LineFigure,
  type LinePart,
  type LineSegment,
  type SegmentRole,
  signAfter,
} from '@trailbook/core/internal/effects';
import type { FigureFormat } from '@trailbook/core/internal/text';
import { Fragment } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { DeedGlyph, SideGlyph } from './effect-glyph.tsx';
import { Figures } from './figures.tsx';
import { unbrokenWords } from './unbroken-words.ts';

interface LinesProps {
  readonly lines: readonly EffectLine[];
  /** One list a level. */
  readonly levels: readonly (readonly number[])[];
  /** The same of the standard character, where these are otherwise. */
  readonly before?: readonly (readonly number[])[] | undefined;
  /** Which of the levels, from 0. */
  readonly at: number;
}

interface Props extends Omit<LinesProps, 'lines'> {
  readonly lines: readonly EffectLine[] | null;
  readonly formats: readonly FigureFormat[];
}

/** What something does, line by line; its bare figures where nobody has written that down. */
export function Effects({ lines, levels, formats, before, at }: Props) {
  if (lines && lines.length > 0) return <EffectLines {...{ lines, levels, before, at }} />;
  return <Figures levels={levels} formats={formats} before={before} at={at} />;
}

/** Where a text leads, what something does is its brief form: to unfold below. */
export function Brief({ lines, ...chosen }: Omit<Props, 'formats'>) {
  const { t } = useI18n();
  if (!lines || lines.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="tap flex items-center text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        {t('skill.brief')}
      </summary>
      <EffectLines lines={lines} {...chosen} />
    </details>
  );
}

/** What something does in plain words, for those who read its lines for the first time. Rule D29. */
export function PlainSentence({ text }: { text: string | null }) {
  return (
    text !== null && (
      <p className="max-w-prose leading-relaxed" data-sentence>
        <EffectText text={text} />
      </p>
    )
  );
}

/** Effects as a timetable has its trains: one a line, each told in the same order. */
export function EffectLines({ lines, ...chosen }: LinesProps) {
  return (
    <ul className="flex max-w-prose flex-col gap-1.5 text-sm text-ink-soft" data-effects>
      {lines.map((line, place) => (
        <li key={place} className="border-s-2 border-line ps-3 leading-relaxed wrap-break-word">
          {line.segments.map((segment, order) => (
            <Fragment key={order}>
              {/* A line may end with the dot, and begins with none. */}
              {order > 0 && <span className="text-ink-faint">{'\u00a0· '}</span>}
              <Segment segment={segment} line={line} {...chosen} />
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What is done leads; when and under what condition stand back. */
const LOOKS: Readonly<Partial<Record<SegmentRole, string>>> = {
  what: 'font-semibold text-ink',
  when: 'text-ink-faint',
  if: 'text-ink-faint',
  note: 'text-ink-faint',
};

interface SegmentProps extends Omit<LinesProps, 'lines'> {
  readonly segment: LineSegment;
  readonly line: EffectLine;
}

function Segment({ segment: { role, parts }, line, ...chosen }: SegmentProps) {
  const { language } = useI18n();
  const figures = parts.map((part, place) => (
    <Part key={place} part={part} sign={signAfter(parts[place - 1])} {...chosen} />
  ));
  if (role !== 'what' || line.feat === undefined) {
    return (
      <span className={LOOKS[role]}>
        {role === 'what' && <DeedGlyph deed={line.deed} />}
        {role === 'whom' && line.side && <SideGlyph side={line.side} />}
        {figures}
      </span>
    );
  }
  return (
    <>
      <DeedGlyph deed={line.deed} />
      <Link
        to={`/${language}/who-can/${line.feat}`}
        className={`${LOOKS.what} underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-lamp`}
      >
        {figures}
      </Link>
    </>
  );
}

interface PartProps extends Omit<LinesProps, 'lines'> {
  readonly part: LinePart;
  readonly sign: string;
}

function Part({ part, ...chosen }: PartProps) {
  return typeof part === 'string' ? (
    <EffectText text={part} />
  ) : (
    <Growing figure={part} {...chosen} />
  );
}

function EffectText({ text }: { text: string }) {
  const { language } = useI18n();
  if (language !== 'th') return text;
  return unbrokenWords(text).map((word, at) =>
    word.isKept ? (
      <span key={at} className="whitespace-nowrap">
        {word.text}
      </span>
    ) : (
      word.text
    ),
  );
}

interface GrowingProps extends Omit<LinesProps, 'lines'> {
  readonly figure: LineFigure;
  readonly sign: string;
}

/** A figure at the chosen level, and in a whisper what it grows to. */
function Growing({ figure, sign, levels, before, at }: GrowingProps) {
  const { language } = useI18n();
  const chosen = levels[Math.min(at, levels.length - 1)] ?? [];
  const old = before?.[Math.min(at, before.length - 1)];
  const shown = figureAt(language, figure, chosen);
  // Other figures in number are other figures in meaning.
  const was = old?.length === chosen.length ? figureAt(language, figure, old).text : shown.text;
  const last = figureAt(language, figure, levels.at(-1) ?? []);
  const first = figureAt(language, figure, levels[0] ?? []);
  const text = (
    <>
      <EffectText text={shown.before} />
      {was !== shown.text && <del className="figures pe-1 text-ink-faint">{was}</del>}
      <span className={`figures ${first.text === last.text ? 'text-ink' : 'text-lamp'}`}>
        {was === shown.text ? shown.text : `${sign}${shown.text}`}
      </span>
      {shown.text !== last.text && (
        <small className="figures text-xs text-ink-faint">{` →\u00a0${sign}${last.text}`}</small>
      )}
      <EffectText text={shown.after} />
    </>
  );
  // Where no space stands between a figure and its unit, the line could end there. What is wider than the line still may.
  return figure.forms ? <span className="inline-block max-w-full">{text}</span> : text;
}

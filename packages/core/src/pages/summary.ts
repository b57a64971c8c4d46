import { type EffectLine, lineText } from '../effects/index.ts';
import type { Lookup } from './lookup.ts';

/** Lines with the figures that they are told at. */
interface Told {
  readonly lines: readonly EffectLine[] | null;
  readonly params: readonly number[];
}

/** What fits beside a title where pages are listed. */
const LONGEST = 240;

/** What a thing does in one text: as many whole lines as search engines show. */
export function summaryOf({ language }: Lookup, told: readonly Told[]): string {
  const lines = told.flatMap(({ lines, params }) =>
    (lines ?? []).map((line) => lineText(language, line, params)),
  );
  let summary = '';
  for (const line of lines) {
    const longer = summary === '' ? line : `${summary}; ${line}`;
    if (longer.length > LONGEST) break;
    summary = longer;
  }
  return summary;
}

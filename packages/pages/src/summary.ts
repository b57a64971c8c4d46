import type { Lookup } from '@trailbook/core/internal/dataset';
import { type EffectLine, lineText } from '@trailbook/core/internal/effects';

/** Lines with the figures that they are told at. */
interface Told {
  /** What it takes for these lines, where not all have the same: so many pieces of a relic set. */
  readonly label?: string;
  readonly lines: readonly EffectLine[] | null;
  readonly params: readonly number[];
}

/** What fits beside a title where pages are listed. */
const LONGEST = 240;

/** What a thing does in one text: as many whole lines as search engines show. */
export function summaryOf({ language }: Lookup, told: readonly Told[]): string {
  const lines = told.flatMap(({ label, lines, params }) =>
    (lines ?? []).map((line, place) => {
      const text = lineText(language, line, params);
      return label !== undefined && place === 0 ? `(${label}) ${text}` : text;
    }),
  );
  let summary = '';
  for (const line of lines) {
    const longer = summary === '' ? line : `${summary}; ${line}`;
    if (longer.length > LONGEST) break;
    summary = longer;
  }
  return summary;
}

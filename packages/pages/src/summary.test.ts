import { createLookup } from '@trailbook/core/internal/dataset';
import type { EffectLine } from '@trailbook/core/internal/effects';
import { describe, expect, it } from 'vitest';
import { smallDataset } from '../../core/test/small-dataset.ts';
import { summaryOf } from './stats.ts';

const lookup = createLookup(smallDataset({}), 'en');
const line = (text: string): EffectLine => ({
  deed: 'note',
  segments: [{ role: 'what', parts: [text] }],
});

describe('summaryOf', () => {
  it('sets lines in a row, and skips what nobody has written down', () => {
    const figures = [
      { lines: [line('one'), line('two')], params: [] },
      { lines: null, params: [] },
      { lines: [line('three')], params: [] },
    ];
    expect(summaryOf(lookup, figures)).toBe('one; two; three');
  });

  it('says what it takes for lines that not all have', () => {
    const figures = [
      { label: '2', lines: [line('one')], params: [] },
      { label: '4', lines: [line('one'), line('two')], params: [] },
    ];
    expect(summaryOf(lookup, figures)).toBe('(2) one; (4) one; two');
  });

  it('ends with a whole line, before it is too long to be shown', () => {
    const lines = Array.from({ length: 40 }, () => line('ten signs.'));
    const summary = summaryOf(lookup, [{ lines, params: [] }]);
    expect(summary.length).toBeLessThanOrEqual(240);
    expect(summary).toMatch(/ten signs\.$/);
  });
});

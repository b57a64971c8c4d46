import { describe, expect, it } from 'vitest';
import { editedText, shownOf } from './long-text.ts';

const LONG = `[${'4010101,'.repeat(5000)}4010102]`;

describe('a long text in a field', () => {
  it('is shown in part, and a short one whole', () => {
    expect(shownOf(LONG)).toHaveLength(20_001);
    expect(shownOf('[1]')).toBe('[1]');
  });

  it('keeps what is not shown when the rest is edited', () => {
    expect(editedText(LONG, shownOf(LONG))).toBe(LONG);
    expect(editedText(LONG, `[9,${shownOf(LONG).slice(1)}`)).toBe(`[9,${LONG.slice(1)}`);
  });

  it('goes when the field is emptied, or filled anew', () => {
    expect(editedText(LONG, '')).toBe('');
    expect(editedText(LONG, '[4010103]')).toBe('[4010103]');
    expect(editedText('[1]', '[1…')).toBe('[1…');
  });
});

import { describe, expect, it } from 'vitest';
import { leadingText } from './skill-text.ts';

const [text, brief] = [{ tree: ['whole'] }, { tree: ['brief'] }] as never[];

describe('the text of a skill', () => {
  it('is the whole one, whatever the skill does', () => {
    expect(leadingText({ text, brief, effects: [] } as never, false)).toBe(text);
    expect(leadingText({ text: null, brief, effects: null } as never, false)).toBe(brief);
  });

  it('gives way in brief to what the skill does', () => {
    expect(leadingText({ text, brief, effects: [] } as never, true)).toBeNull();
  });

  it('is in brief the short one of the game where nobody wrote down what the skill does', () => {
    expect(leadingText({ text, brief, effects: null } as never, true)).toBe(brief);
    expect(leadingText({ text, brief: null, effects: null } as never, true)).toBe(text);
  });
});

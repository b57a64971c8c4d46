import { describe, expect, it } from 'vitest';
import { answered } from './vite-flags.ts';

describe('answered', () => {
  const known = [[/future\.v3_\w+/g, 'true']] as const;

  it('writes the answer in the place of each question', () => {
    const code = 'if (future.v3_singleFetch) one(); return future.v3_singleFetch;';
    expect(answered(code, known)).toBe('if (true) one(); return true;');
  });

  it('stops the build when a question is gone', () => {
    expect(() => answered('if (flags.singleFetch) one();', known)).toThrow('no longer asks');
  });
});

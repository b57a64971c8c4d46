import { describe, expect, it } from 'vitest';
import { createSealer } from './sealed-text';

const KEY = 'k'.repeat(32);

describe('a sealed text', () => {
  it('is read again by who has the key, in another process too', () => {
    const sealed = createSealer(KEY, 'drive').seal('1//0a secret ✓');
    expect(createSealer(KEY, 'drive').open(sealed)).toBe('1//0a secret ✓');
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret');
  });

  it('is another each time', () => {
    const { seal } = createSealer(KEY, 'drive');
    expect(seal('a')).not.toBe(seal('a'));
  });

  it('is nothing by another key, for another purpose, changed or cut', () => {
    const { seal, open } = createSealer(KEY, 'drive');
    const sealed = seal('a secret');
    expect(createSealer('l'.repeat(32), 'drive').open(sealed)).toBeUndefined();
    expect(createSealer(KEY, 'another').open(sealed)).toBeUndefined();
    for (let at = 0; at < sealed.length - 1; at++) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(open(sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeUndefined();
      expect(open(sealed.slice(0, at))).toBeUndefined();
    }
    expect(open('')).toBeUndefined();
  });
});

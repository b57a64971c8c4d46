import { describe, expect, it } from 'vitest';
import { jsonDamage, parseExactJson } from './exact-json.ts';

describe('JSON with long numbers', () => {
  it('keeps whole numbers of 16 digits and more as texts, and everything else as it is', () => {
    const text =
      '{"a":1682503260000123456,"b":[12,-1682503260000123456,1e300],"c":"x\\",1682503260000123456"}';
    expect(parseExactJson(text)).toEqual({
      a: '1682503260000123456',
      b: [12, '-1682503260000123456', 1e300],
      c: 'x",1682503260000123456',
    });
  });

  it('tells marks that end a text from those within it', () => {
    expect(parseExactJson('["a\\\\",1682503260000123456,"\\\\\\"",1682503260000123457]')).toEqual([
      ...['a\\', '1682503260000123456', '\\"', '1682503260000123457'],
    ]);
    expect(jsonDamage('{"a":"}\\"}"')).toBe('CUT_SHORT');
    expect(jsonDamage('{"a":"{\\\\"}}')).toBe('BROKEN');
  });

  it('takes endless digits and endless texts in its stride', () => {
    // Read in every way that they could be, they would take minutes.
    expect(parseExactJson(`{"a":${'1'.repeat(100_000)}.5}`)).toEqual({
      a: Number.POSITIVE_INFINITY,
    });
    const long = 'x\\n'.repeat(2_000_000);
    expect(parseExactJson(`[1682503260000123456,"${long}"]`)).toHaveLength(2);
    const escapes = '\\n'.repeat(8_000_000);
    expect(parseExactJson(`[1682503260000123456,"${escapes}"]`)).toHaveLength(2);
    expect(jsonDamage(`{"a":"${escapes}`)).toBe('CUT_SHORT');
  });
});

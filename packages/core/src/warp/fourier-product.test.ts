import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourierProduct } from './fourier.ts';

const anySeries = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 })
  .map((values) => Float64Array.from(values));

describe('a convolution by frequencies', () => {
  it('law: is what adding up one by one gives', () => {
    fc.assert(
      fc.property(anySeries, anySeries, (a, b) => {
        const expected = new Float64Array(a.length + b.length - 1);
        for (const [i, x] of a.entries()) {
          for (const [j, y] of b.entries()) expected[i + j] = (expected[i + j] ?? 0) + x * y;
        }
        const product = fourierProduct(a, b);
        expect(product.length).toBe(expected.length);
        for (const [at, value] of product.entries()) {
          expect(value).toBeCloseTo(expected[at] ?? 0, 11);
        }
      }),
    );
  });

  it('makes nothing negative of what is not', () => {
    const far = Float64Array.from({ length: 900 }, (_, at) => (at === 899 ? 1 : 0));
    expect(fourierProduct(far, far).every((value) => value >= 0)).toBe(true);
  });
});

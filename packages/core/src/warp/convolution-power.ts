import { type Distribution, NOTHING } from './distribution.ts';
import { beginningOf, cleared, transform, turnsOf } from './fourier.ts';

/**
 * The distribution of the sum of many numbers that are spread alike and do not depend on each other: a
 * power in the world of frequencies, where a convolution is a product. Agrees with adding one by one to
 * about 1e-13.
 */
export function convolutionPower(distribution: Distribution, times: number): Distribution {
  if (times === 0) return NOTHING;
  if (times === 1) return distribution;
  const length = (distribution.length - 1) * times + 1;
  const size = 2 ** Math.ceil(Math.log2(length));
  const turns = turnsOf(size);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  real.set(distribution);
  transform(real, imaginary, turns);
  // A real signal has a spectrum of mirrored halves. Conjugated on the way: that makes the next transform
  // the inverse one, but for its scale.
  for (let at = 0; at <= size / 2; at++) {
    raise(real, imaginary, at, times);
    const mirror = (size - at) % size;
    real[mirror] = real[at] as number;
    imaginary[mirror] = imaginary[at] as number;
    if (mirror !== at) imaginary[at] = -(imaginary[at] as number);
  }
  transform(real, imaginary, turns);
  return cleared(real.subarray(0, length), { size, from: beginningOf(distribution) * times });
}

/** One complex number to a whole power, by squaring. */
function raise(real: Float64Array, imaginary: Float64Array, at: number, times: number): void {
  let x = real[at] as number;
  let y = imaginary[at] as number;
  let u = 1;
  let v = 0;
  for (let left = times; left > 0; left >>>= 1) {
    if (left & 1) {
      const product = u * x - v * y;
      v = u * y + v * x;
      u = product;
    }
    const square = x * x - y * y;
    y = 2 * x * y;
    x = square;
  }
  real[at] = u;
  imaginary[at] = v;
}

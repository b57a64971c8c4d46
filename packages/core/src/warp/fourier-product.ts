import { transform, turnsOf } from './fourier.ts';

/**
 * The convolution of two long series, as a product in the world of frequencies. Agrees with adding up one by one to
 * about 1e-15 of the whole; what must not be negative is not.
 */
export function fourierProduct(a: Float64Array, b: Float64Array): Float64Array {
  const length = a.length + b.length - 1;
  const size = 2 ** Math.ceil(Math.log2(length));
  const turns = turnsOf(size);
  // One series is the real part, the other the imaginary one: a single transform tells both spectra apart.
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  real.set(a);
  imaginary.set(b);
  transform(real, imaginary, turns);
  const productReal = new Float64Array(size);
  const productImaginary = new Float64Array(size);
  for (let at = 0; at < size; at++) {
    const mirror = (size - at) % size;
    const [x, y] = [real[at] as number, imaginary[at] as number];
    const [u, v] = [real[mirror] as number, imaginary[mirror] as number];
    const [aReal, aImaginary] = [(x + u) / 2, (y - v) / 2];
    const [bReal, bImaginary] = [(y + v) / 2, (u - x) / 2];
    productReal[at] = aReal * bReal - aImaginary * bImaginary;
    // Conjugated on the way: that makes the next transform the inverse one, but for its scale.
    productImaginary[at] = -(aReal * bImaginary + aImaginary * bReal);
  }
  transform(productReal, productImaginary, turns);
  return productReal.subarray(0, length).map((value) => Math.max(0, value / size));
}

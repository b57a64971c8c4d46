/** Cosines and sines of the angles that a transform turns by. */
export interface Turns {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

export function turnsOf(size: number): Turns {
  const angles = Float64Array.from({ length: size / 2 }, (_, at) => (-2 * Math.PI * at) / size);
  return { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) };
}

/** The discrete Fourier transform in place, after Cooley and Tukey; the length is a power of two. */
export function transform(
  real: Float64Array,
  imaginary: Float64Array,
  { cosines, sines }: Turns,
): void {
  const size = real.length;
  reverseBits(real, imaginary);
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      for (let at = start, turn = 0; at < start + half; at++, turn += stride) {
        const other = at + half;
        const c = cosines[turn] as number;
        const s = sines[turn] as number;
        const x = real[other] as number;
        const y = imaginary[other] as number;
        const turnedX = x * c - y * s;
        const turnedY = x * s + y * c;
        real[other] = (real[at] as number) - turnedX;
        imaginary[other] = (imaginary[at] as number) - turnedY;
        real[at] = (real[at] as number) + turnedX;
        imaginary[at] = (imaginary[at] as number) + turnedY;
      }
    }
  }
}

function reverseBits(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let at = 1, mirror = 0; at < size; at++) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (at >= mirror) continue;
    swap(real, at, mirror);
    swap(imaginary, at, mirror);
  }
}

function swap(values: Float64Array, a: number, b: number): void {
  const value = values[a] as number;
  values[a] = values[b] as number;
  values[b] = value;
}

/**
 * The convolution of two long series, as a product in the world of frequencies. Agrees with adding up one by one to
 * about 1e-15 of the whole; what is not negative stays so.
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
  return cleared(productReal.subarray(0, length), { size, from: beginningOf(a) + beginningOf(b) });
}

/** Where a series begins that starts with nothings. */
export function beginningOf(series: Float64Array): number {
  const at = series.findIndex((value) => value !== 0);
  return at === -1 ? series.length : at;
}

// Rule W38.
/**
 * What comes back from the world of frequencies, without its noise of about 1e-16: nothing before the sum begins, and
 * nowhere less than a trace from there on.
 */
export function cleared(
  values: Float64Array,
  { size, from }: { readonly size: number; readonly from: number },
): Float64Array {
  return values.map((value, at) => (at < from ? 0 : Math.max(Number.MIN_VALUE, value / size)));
}

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

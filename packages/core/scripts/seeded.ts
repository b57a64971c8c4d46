/**
 * Chris Doty-Humphrey's sfc32: short, and good for as many numbers as a simulation draws. Generators with 32 bits of
 * state begin again after four billion, and stray long before.
 */
export function seeded(seed: number): () => number {
  let [a, b, c, counter] = [0, seed >>> 0, 0, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // Until the seed has reached every bit.
  for (let turn = 0; turn < 20; turn++) next();
  return next;
}

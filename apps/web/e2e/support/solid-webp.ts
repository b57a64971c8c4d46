/** One colour, with red, green, blue and how much of it covers what is behind. */
const COLOUR = { green: 120, red: 90, blue: 160, alpha: 255 } as const;

/**
 * A WebP of one colour in any size, some forty bytes: in the lossless form a code that has one symbol takes no bits, so
 * that pixels of one colour take none.
 */
export function solidWebp(width: number, height: number): Buffer {
  const { green, red, blue, alpha } = COLOUR;
  const bits = [
    ...bitsOf(width - 1, 14),
    ...bitsOf(height - 1, 14),
    // No use of alpha, version 0; no transform, no cache of colours, one group of codes.
    ...bitsOf(0, 1 + 3 + 1 + 1 + 1),
    ...[green, red, blue, alpha].flatMap((symbol) => [...bitsOf(0b101, 3), ...bitsOf(symbol, 8)]),
    // Nothing is repeated from further back.
    ...bitsOf(0b0001, 4),
  ];
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit, place) => byte | (bit << place), 0),
  );
  const content = Buffer.from([0x2f, ...bytes]);
  const padded = content.length % 2 === 0 ? content : Buffer.concat([content, Buffer.alloc(1)]);
  return Buffer.concat([
    Buffer.from('RIFF'),
    size(padded.length + 12),
    Buffer.from('WEBPVP8L'),
    size(content.length),
    padded,
  ]);
}

/** The lowest bit first. */
function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => (value >> place) & 1);
}

function size(bytes: number): Buffer {
  const written = Buffer.alloc(4);
  written.writeUInt32LE(bytes);
  return written;
}

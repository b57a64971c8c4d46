import { encode } from 'uqr';

/** The margin that readers ask for, in fields. */
const MARGIN = 4;

/** A text as a QR code, its dark fields as one path. Black on white in either theme: cameras look for that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: MARGIN });
  const rows = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full rounded-control"
    >
      <rect width={size} height={size} fill="white" />
      <path d={rows.join('')} fill="black" />
    </svg>
  );
}

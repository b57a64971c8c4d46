import type { Outcome } from '@trailbook/core/internal/warp';

/** A station by how its 5★ came: each has a shape of its own, about the middle of the drawing. */
export function OutcomeShape({ outcome }: { outcome: Outcome | null }) {
  const ring = { r: 5, fill: 'var(--ground)', strokeWidth: 2 } as const;
  switch (outcome) {
    case 'won':
      return <circle r={6} fill="var(--signal-go)" />;
    case 'guaranteed':
      return <circle {...ring} stroke="var(--ink-soft)" />;
    case 'lost':
      return (
        <g stroke="var(--signal-stop)">
          <circle {...ring} />
          <path d="M-2.5 -2.5L2.5 2.5M-2.5 2.5L2.5 -2.5" strokeWidth={1.5} />
        </g>
      );
    case 'unknown':
      return <circle {...ring} stroke="var(--ink-faint)" strokeDasharray="2 2" />;
    default:
      return <circle r={6} fill="var(--rarity-5)" />;
  }
}

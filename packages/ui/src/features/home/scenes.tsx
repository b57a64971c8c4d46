import type { Element, Path } from '@trailbook/core/internal/dataset';
import type { ReactNode } from 'react';
import { Constellation } from '../../game/index.ts';

/**
 * Small pictures of the site's own rooms, drawn in its own lines and in the theme that is on. They hold figures and no
 * words: the same in every language.
 */
const SCENES = { planner: Planner, warp: Warp, characters: Characters, achievements: Achievements };

export type SceneName = keyof typeof SCENES;

/** @param label - what is to be seen, for who does not see it */
export function Scene({ name, label }: { name: SceneName; label: string }) {
  const Drawn = SCENES[name];
  return (
    <svg
      viewBox="0 0 160 100"
      role="img"
      aria-label={label}
      className="figures block w-full rounded-sheet border border-line bg-surface"
    >
      <Drawn />
    </svg>
  );
}

interface Sky {
  readonly id: number;
  readonly path: Path;
  readonly element: Element;
  readonly rarity: number;
}

const SEELE: Sky = { id: 1102, path: 'hunt', element: 'quantum', rarity: 5 };
const SKIES: readonly Sky[] = [
  SEELE,
  { id: 1005, path: 'nihility', element: 'lightning', rarity: 5 },
  { id: 1203, path: 'abundance', element: 'imaginary', rarity: 5 },
  { id: 1106, path: 'nihility', element: 'ice', rarity: 4 },
  { id: 1111, path: 'destruction', element: 'physical', rarity: 4 },
  { id: 1013, path: 'erudition', element: 'ice', rarity: 4 },
];

/** A constellation in a square of the picture. */
function Star({ sky, x, y, size }: { sky: Sky; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 96 96" aria-hidden>
      <Constellation {...sky} detail="small" />
    </svg>
  );
}

/** A ticket with its stub, what it wants, and how much of that is there. */
function Planner() {
  return (
    <>
      <rect x="12" y="14" width="136" height="72" rx="5" className="fill-ground stroke-line" />
      <Star sky={SEELE} x={18} y={22} size={34} />
      <Figure x={35} y={74}>
        1 → 80
      </Figure>
      <path
        d="M60 18v64"
        strokeDasharray="1 4"
        strokeLinecap="round"
        className="stroke-line-strong"
      />
      {[30, 50, 70].map((y, row) => (
        <g key={y}>
          <path
            d={row === 1 ? diamond(73, y) : `M68 ${y + 5}l5-10 5 10z`}
            className={row === 2 ? 'fill-rarity-4' : 'fill-rarity-3'}
          />
          <path d={`M86 ${y}h52`} className="stroke-line" strokeWidth="3" strokeLinecap="round" />
          <path
            d={`M86 ${y}h${[52, 34, 16][row]}`}
            className={row === 0 ? 'stroke-go' : 'stroke-lamp'}
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

/** Pity on the departure board, the way to the last stop, and how the latest ones came. */
function Warp() {
  return (
    <>
      {['7', '4'].map((digit, at) => (
        <g key={digit}>
          <rect
            x={14 + at * 24}
            y="14"
            width="22"
            height="32"
            rx="3"
            className="fill-raised stroke-line"
          />
          <text
            x={25 + at * 24}
            y="38"
            textAnchor="middle"
            fontSize="24"
            className="fill-ink font-display font-semibold"
          >
            {digit}
          </text>
          <path d={`M${14 + at * 24} 30h22`} className="stroke-line" />
        </g>
      ))}
      <text x="66" y="38" fontSize="13" className="fill-ink-faint">
        / 90
      </text>
      <rect x="14" y="54" width="132" height="6" rx="3" className="fill-none stroke-line-strong" />
      <rect x="14" y="54" width="108" height="6" rx="3" className="fill-lamp" />
      {[18, 9, 21, 13, 7, 16, 11, 20, 6, 14].map((height, at) => (
        <rect
          key={height}
          x={14 + at * 13.4}
          y={90 - height}
          width="8"
          height={height}
          className={at % 4 === 2 ? 'fill-rarity-5' : 'fill-line-strong'}
        />
      ))}
    </>
  );
}

/** Cards side by side. */
function Characters() {
  return SKIES.map((sky, at) => {
    const x = 14 + (at % 3) * 46;
    const y = 12 + Math.floor(at / 3) * 40;
    return (
      <g key={sky.id}>
        <rect x={x} y={y} width="40" height="36" rx="4" className="fill-ground stroke-line" />
        <Star sky={sky} x={x + 5} y={y + 2} size={30} />
      </g>
    );
  });
}

/** A line with its stations, some of them behind. */
function Achievements() {
  return (
    <>
      <path d="M18 22h124" className="stroke-line-strong" strokeWidth="2" />
      <path d="M18 22h76" className="stroke-lamp" strokeWidth="2" />
      {[18, 43, 68, 94, 118, 142].map((x) => (
        <circle
          key={x}
          cx={x}
          cy="22"
          r="4"
          strokeWidth="2"
          className={x <= 94 ? 'fill-lamp stroke-lamp' : 'fill-surface stroke-line-strong'}
        />
      ))}
      {[44, 62, 80].map((y, row) => (
        <g key={y}>
          <rect
            x="18"
            y={y - 5}
            width="10"
            height="10"
            rx="2"
            className="fill-none stroke-line-strong"
          />
          {row < 2 && (
            <path d={`M20 ${y}l3 3 5-7`} fill="none" strokeWidth="2" className="stroke-go" />
          )}
          <path
            d={`M38 ${y}h${[64, 82, 52][row]}`}
            className="stroke-line-strong"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d={diamond(138, y)} className="fill-rarity-5" />
        </g>
      ))}
    </>
  );
}

function Figure({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize="9" className="fill-ink-soft">
      {children}
    </text>
  );
}

function diamond(x: number, y: number): string {
  return `M${x} ${y - 5}l5 5-5 5-5-5z`;
}

import { disc } from './disc.ts';
import { sequence } from './random.ts';

interface Props {
  readonly id: number;
  /** Ornaments are orbits with their worlds, cavern sets a seal of many points. */
  readonly isOrnament: boolean;
  readonly rarity: number | null;
  readonly className?: string;
}

/** A set of relics' picture where no other is there: always the same for the same set. Decoration. */
export function RelicEmblem({ id, isOrnament, rarity, className }: Props) {
  const random = sequence(id * 7919);
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden
      className={className ?? 'size-full'}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      style={{ color: `var(--rarity-${rarity ?? 1})` }}
    >
      {isOrnament ? orbits(random) : seal(random)}
    </svg>
  );
}

const MIDDLE = 48;
const HEART = { x: MIDDLE, y: MIDDLE, r: 3 };

/** Polygons and a star on the same corners, within a ring. */
function seal(random: () => number) {
  const corners = 5 + Math.floor(random() * 5);
  const step = 2 + Math.floor(random() * (Math.ceil(corners / 2) - 2));
  const turn = random() * 360;
  const inner = 10 + random() * 10;
  return (
    <>
      <circle cx={MIDDLE} cy={MIDDLE} r="38" strokeWidth="0.8" opacity=".45" />
      <path d={polygon(corners, 34, turn)} strokeWidth="1" opacity=".6" />
      <path d={star(corners, 34, turn, step)} strokeWidth="1.1" />
      <circle cx={MIDDLE} cy={MIDDLE} r={round(inner)} strokeWidth="0.9" opacity=".7" />
      <path
        d={[...ring(corners, 38, turn).map(([x, y]) => ({ x, y, r: 1.8 })), HEART]
          .map(disc)
          .join('')}
        fill="currentColor"
        stroke="none"
      />
    </>
  );
}

/** Two to four orbits around a sun, each with a world on it. */
function orbits(random: () => number) {
  const count = 2 + Math.floor(random() * 3);
  const tilt = round(random() * 180);
  const paths = Array.from({ length: count }, (_, index) => {
    const wide = 14 + ((index + 1) * 24) / count;
    const flat = round(wide * (0.35 + random() * 0.5));
    const angle = random() * 2 * Math.PI;
    return {
      wide: round(wide),
      flat,
      turn: round(tilt + index * (18 + random() * 40)),
      world: [round(wide * Math.cos(angle)), round(flat * Math.sin(angle))] as const,
      size: round(2 + random() * 2.6),
    };
  });
  return (
    <>
      {paths.map((path) => (
        <g key={path.turn} transform={`translate(${MIDDLE} ${MIDDLE}) rotate(${path.turn})`}>
          <ellipse rx={path.wide} ry={path.flat} strokeWidth="1" opacity=".6" />
          <circle
            cx={path.world[0]}
            cy={path.world[1]}
            r={path.size}
            fill="currentColor"
            stroke="none"
          />
        </g>
      ))}
      <circle cx={MIDDLE} cy={MIDDLE} r="5" fill="currentColor" stroke="none" />
      <circle cx={MIDDLE} cy={MIDDLE} r="8" strokeWidth="0.8" opacity=".5" />
    </>
  );
}

function ring(corners: number, radius: number, turn: number): (readonly [number, number])[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((turn + (360 * index) / corners) * Math.PI) / 180;
    return [
      round(MIDDLE + radius * Math.cos(angle)),
      round(MIDDLE + radius * Math.sin(angle)),
    ] as const;
  });
}

function polygon(corners: number, radius: number, turn: number): string {
  const points = ring(corners, radius, turn).map(([x, y]) => `${x} ${y}`);
  return `M${points.join('L')}Z`;
}

/** Each corner joined to the one `step` further on. */
function star(corners: number, radius: number, turn: number, step: number): string {
  const points = ring(corners, radius, turn);
  return points
    .map(([x, y], index) => {
      const [toX, toY] = points[(index + step) % corners] ?? [x, y];
      return `M${x} ${y}L${toX} ${toY}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { classNames } from '../../../primitives/index.ts';
import type { OddsAnswer } from './odds-answer.ts';

interface Props extends Pick<OddsAnswer, 'curve' | 'landmarks' | 'chance'> {
  /** The curve if what is open were guaranteed. */
  readonly best?: OddsAnswer['curve'] | undefined;
  readonly pulls: number;
}

const WIDTH = 600;
const HEIGHT = 200;

/** The chance by the number of pulls. The same figures stand in a table beside it. */
export function ChanceCurve({ curve, best, landmarks, pulls, chance }: Props) {
  const { number, share, chance: percent } = useI18n();
  const most = curve.at(-1)?.pulls ?? 1;
  const along = (count: number) => Math.min(count, most) / most;
  const x = (count: number) => WIDTH * along(count);
  const y = (part: number) => HEIGHT * (1 - part);
  const lineOf = (points: OddsAnswer['curve']) =>
    points.map((point) => `${x(point.pulls)} ${y(point.chance)}`).join('L');
  return (
    <div aria-hidden className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2 text-xs">
      {/* Each level is named where its line begins. */}
      <div className="relative h-52 w-9 text-ink-faint">
        {landmarks.map((landmark) => (
          <span
            key={landmark.chance}
            className="absolute end-0 -translate-y-1/2 leading-none"
            style={{ top: `${100 * (1 - landmark.chance)}%` }}
          >
            {share(landmark.chance, 0)}
          </span>
        ))}
      </div>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-52 w-full border-s border-b border-line-strong"
        fill="none"
      >
        {landmarks.map((landmark) => (
          <path
            key={landmark.chance}
            d={`M0 ${y(landmark.chance)}H${x(landmark.pulls)}V${HEIGHT}`}
            stroke="var(--line-strong)"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {best && (
          <path
            d={`M${lineOf(best)}`}
            stroke="var(--rarity-5)"
            strokeWidth={2}
            strokeDasharray="2 5"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={`M${lineOf(curve)}`}
          stroke="var(--rarity-5)"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${x(pulls)} ${HEIGHT}V${y(chance)}`}
          stroke="var(--lamp)"
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="col-start-2 flex flex-col pt-1 text-ink-faint">
        <OnScale at={along(pulls)} className="text-lamp">
          {number(pulls)} · {percent(chance)}
        </OnScale>
        <p className="flex justify-between">
          <span>{number(0)}</span>
          <span>{number(most)}</span>
        </p>
      </div>
    </div>
  );
}

interface OnScaleProps {
  /** How far along, from 0 to 1. */
  readonly at: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** A word at its place on a scale: it stands over that place and does not stand out at either end. */
function OnScale({ at, className, children }: OnScaleProps) {
  return (
    <p className="relative h-4">
      <span
        className={classNames('absolute whitespace-nowrap', className)}
        style={{ left: `${100 * at}%`, transform: `translateX(-${100 * at}%)` }}
      >
        {children}
      </span>
    </p>
  );
}

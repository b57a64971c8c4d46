import { useI18n } from '../../../i18n/index.ts';
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
  const { number, share } = useI18n();
  const most = curve.at(-1)?.pulls ?? 1;
  const x = (count: number) => (WIDTH * Math.min(count, most)) / most;
  const y = (part: number) => HEIGHT * (1 - part);
  const lineOf = (points: OddsAnswer['curve']) =>
    points.map((point) => `${x(point.pulls)} ${y(point.chance)}`).join('L');
  return (
    <div aria-hidden className="flex flex-col gap-1">
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
            stroke="var(--line)"
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
      <p className="figures flex justify-between text-xs text-ink-faint">
        <span>{number(0)}</span>
        <span className="text-lamp">
          {number(pulls)} · {share(chance)}
        </span>
        <span>{number(most)}</span>
      </p>
    </div>
  );
}

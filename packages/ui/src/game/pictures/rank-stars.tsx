import { pickStar } from '@trailbook/core/internal/planner';
import { useI18n } from '../../i18n/index.ts';
import { useOneStop } from '../../primitives/index.ts';

interface Props {
  readonly legend: string;
  readonly ranks: number;
  readonly value: number;
  readonly onPick: (rank: number) => void;
}

/**
 * A character's ascension as a line of stations; picking the first station twice goes back to none. It is one
 * stop of Tab, and walked by arrows.
 */
export function RankStars({ legend, ranks, value, onPick }: Props) {
  const { t } = useI18n();
  const stars = Array.from({ length: ranks }, (_, index) => index + 1);
  const { onKeyDown, tabIndexOf, onStop } = useOneStop(stars, value);
  return (
    <fieldset onKeyDown={onKeyDown} className="flex w-54 min-w-[min(9rem,100%)] max-w-full">
      <legend className="pb-1.5 text-xs text-ink-faint">{legend}</legend>
      {stars.map((star) => (
        <button
          key={star}
          type="button"
          aria-pressed={star <= value}
          aria-label={t('game.ascension', { rank: star })}
          tabIndex={tabIndexOf(star)}
          onFocus={() => onStop(star)}
          onClick={() => onPick(pickStar(value, star))}
          className="group flex h-11 min-w-[min(1.5rem,16%)] max-w-9 flex-1 items-center"
        >
          <span
            className={`h-px flex-1 ${star === 1 ? 'bg-transparent' : star <= value ? 'bg-lamp' : 'bg-line-strong'}`}
          />
          <span
            className={`size-3.5 rotate-45 border group-hover:border-lamp ${
              star <= value ? 'border-lamp bg-lamp' : 'border-line-strong'
            }`}
          />
          <span
            className={`h-px flex-1 ${star === ranks ? 'bg-transparent' : star < value ? 'bg-lamp' : 'bg-line-strong'}`}
          />
        </button>
      ))}
    </fieldset>
  );
}

import { ChevronDown, ChevronRight } from 'lucide-react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { recordTime } from '../parts/record-time.ts';
import { ThingFigure } from '../parts/thing-figure.tsx';
import { nameOf } from '../parts/things.ts';
import type { HistoryRow } from './history-rows.ts';
import { PityOf } from './pity-of.tsx';

interface Props {
  readonly column: 'place' | 'name' | 'time' | 'pity';
  readonly rows: readonly HistoryRow[];
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
}

/** A cell of the line that stands for what was pulled at once: all of it in short, and the way to each. */
export function TenPull({ column, rows, isOpen, onToggle }: Props) {
  const { language, t, number } = useI18n();
  const [newest] = rows;
  const star = rows.find(({ rarity }) => rarity === 5);
  if (!newest) return null;
  switch (column) {
    case 'place': {
      const Chevron = isOpen ? ChevronDown : ChevronRight;
      return (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('warp.together', {
            number: rows.length,
            from: rows.at(-1)?.place ?? newest.place,
            to: newest.place,
          })}
          onClick={() => onToggle(newest.pull.id)}
          className="figures -ms-1 flex min-h-11 items-center text-ink-faint hover:text-ink sm:min-h-7"
        >
          <Chevron size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
          {number(newest.place)}
        </button>
      );
    }
    case 'name':
      return <InShort rows={rows} />;
    case 'time':
      return (
        <span className="figures text-ink-soft">{recordTime(language, newest.pull.time)}</span>
      );
    case 'pity': {
      const pity = star?.pity ?? newest.since;
      const { isWhole } = star ?? newest;
      return (
        <span className="figures">
          <PityOf rarity={5} /> {isWhole ? number(pity) : t('warp.atLeast', { number: pity })}
        </span>
      );
    }
  }
}

/** What of it is rare, by name, and how many others there are. */
function InShort({ rows }: Pick<Props, 'rows'>) {
  const { t, number } = useI18n();
  const game = useGame('warp');
  const rare = rows.filter(({ rarity }) => rarity === null || rarity > 3);
  const stars = rare.sort((a, b) => (b.rarity ?? 0) - (a.rarity ?? 0));
  const others = rows.length - rare.length;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 leading-tight wrap-anywhere">
      {stars.map(({ pull, rarity, outcome }) => (
        <span
          key={pull.id}
          className="flex min-w-0 flex-wrap items-center gap-x-1"
          style={rarity ? { color: `var(--rarity-${rarity})` } : {}}
        >
          <ThingFigure itemId={pull.itemId} className="size-6 shrink-0" />
          <span className="sr-only">{rarity && t('rarity.stars', { rarity })}</span>
          <ThingName name={nameOf(game, pull.itemId)} />
          {outcome && (
            <span className="text-xs text-ink-faint">
              <OutcomeMark outcome={outcome} />
            </span>
          )}
        </span>
      ))}
      {others > 0 && (
        <span className="text-xs text-ink-faint">
          {t('rarity.stars', { rarity: 3 })} × {number(others)}
        </span>
      )}
    </span>
  );
}

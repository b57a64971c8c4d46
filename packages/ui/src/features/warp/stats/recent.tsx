import type { FiveStar } from '@trailbook/core/internal/warp';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { ByHandMark } from '../parts/by-hand-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { ThingFigure } from '../parts/thing-figure.tsx';
import { nameOf, pathOf } from '../parts/things.ts';

const SHOWN = 10;

/** The latest 5★s, newest first. */
export function Recent({ fiveStars }: { fiveStars: readonly FiveStar[] }) {
  const { t } = useI18n();
  const latest = fiveStars.slice(-SHOWN).reverse();
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="@container flex flex-col gap-2">
      <h3 id="recent" className="font-display text-lg font-semibold">
        {t('warp.recent')}
      </h3>
      <ul className="border-t border-line">
        {latest.map((star) => (
          <li key={star.pull.id} className="border-b border-line">
            <Row star={star} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ star: { pull, pity, atLeast, outcome } }: { star: FiveStar }) {
  const { t, language, number, day } = useI18n();
  const game = useGame('warp');
  const thing = game.things.get(pull.itemId);
  const name = <ThingName name={nameOf(game, pull.itemId)} className="leading-tight" />;
  return (
    <div className="grid min-h-14 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 py-1 @max-[11rem]:grid-cols-1 @xl:grid-cols-[2.75rem_minmax(0,1fr)_8rem_8rem_4rem]">
      <ThingFigure itemId={pull.itemId} className="size-11" />
      <span className="flex min-w-0 flex-col">
        {thing ? (
          <Link to={`/${language}${pathOf(thing)}`} className="hover:text-lamp">
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="flex flex-wrap gap-x-2">
          <span className="figures text-xs text-ink-faint @xl:hidden">{day(pull.time)}</span>
          <ByHandMark pull={pull} />
        </span>
      </span>
      <span className="figures text-sm text-ink-soft @max-xl:hidden">{day(pull.time)}</span>
      <span className="text-sm @max-xl:hidden">{outcome && <OutcomeMark outcome={outcome} />}</span>
      <span className="flex flex-col items-end">
        <span className="figures font-semibold">
          {pity === null ? t('warp.atLeast', { number: atLeast }) : number(pity)}
        </span>
        <span className="text-xs @xl:hidden">{outcome && <OutcomeMark outcome={outcome} />}</span>
      </span>
    </div>
  );
}

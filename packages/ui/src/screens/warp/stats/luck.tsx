import { BANNER_RULES, type BannerHistory } from '@trailbook/core/warp';
import { useI18n } from '../../../i18n/index.ts';
import { Figure } from './figure.tsx';
import { type LuckAnswer, useLuck } from './use-luck.ts';

/** How lucky a history is beside all histories of as many pulls, with what it rests on. */
export function LuckSection({ history }: { history: BannerHistory }) {
  const { t } = useI18n();
  const any = useLuck(history, 'fiveStar');
  const featured = useLuck(history, 'featured');
  const hasFeatured = BANNER_RULES[history.type].featuredChance !== null;
  return (
    <section aria-labelledby="luck" aria-busy={!any} className="flex flex-col gap-3">
      <h3 id="luck" className="font-display text-lg font-semibold">
        {t('warp.luck.title')}
      </h3>
      <dl className="grid gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        <LuckFigure label={t('warp.luck.any')} answer={any?.ever} />
        {hasFeatured && <LuckFigure label={t('warp.luck.featured')} answer={featured?.ever} />}
        <LuckFigure label={t('warp.luck.anyYear')} answer={any?.lastYear} />
        {hasFeatured && (
          <LuckFigure label={t('warp.luck.featuredYear')} answer={featured?.lastYear} />
        )}
      </dl>
    </section>
  );
}

function LuckFigure({ label, answer }: { label: string; answer: LuckAnswer | undefined }) {
  const { t, share, figure } = useI18n();
  const explain = t('warp.luck.explain');
  if (!answer) return <Figure label={label} value="…" explain={explain} />;
  if (!answer.ok) {
    const { pulls, needed } = answer.error.args;
    return (
      <Figure
        label={label}
        value={t('warp.luck.tooFew')}
        detail={t('warp.luck.tooFewText', { pulls, needed })}
        explain={explain}
      />
    );
  }
  const { percentile, interval, pulls, count, expected } = answer.value;
  const [low, high] = interval;
  return (
    <Figure
      label={label}
      value={t('warp.luck.luckier', { share: share(percentile, 0) })}
      detail={
        <>
          {t('warp.luck.rests', { pulls, count, expected: figure(expected) })}
          {share(low, 0) !== share(high, 0) && (
            <span className="block">
              {t('warp.luck.between', { low: share(low, 0), high: share(high, 0) })}
            </span>
          )}
        </>
      }
      explain={explain}
    />
  );
}

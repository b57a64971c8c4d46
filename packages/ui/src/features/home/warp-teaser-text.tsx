import type { WarpOverview } from '@trailbook/api/calls/warp-overview';
import { Ticket } from 'lucide-react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';

/** What the warp tracker has counted, and the way to it. */
export function WarpTeaserText({ count, contributors }: WarpOverview) {
  const { t, language } = useI18n();
  return (
    <section
      aria-label={t('globalStats.teaser.title')}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line pb-5"
    >
      <Ticket strokeWidth={1.5} aria-hidden className="text-lamp" />
      <p className="figures flex-1 basis-64 text-ink-soft">
        {t('globalStats.teaser.text', { number: count, contributors })}
      </p>
      <Link
        to={`/${language}/warp`}
        className="tap inline-flex items-center rounded-control border border-line-strong bg-surface px-4 text-sm hover:bg-raised"
      >
        {t('globalStats.teaser.tryOut')}
      </Link>
    </section>
  );
}

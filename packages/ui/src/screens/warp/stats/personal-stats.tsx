import type { BannerType } from '@trailbook/core/warp';
import { useI18n } from '../../../i18n/index.ts';
import type { WarpDocuments } from '../../../stores/warps-store.ts';
import { Counters } from './counters.tsx';
import { Outcomes } from './outcomes.tsx';
import { Recent } from './recent.tsx';
import { useStatistics } from './use-statistics.ts';

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
}

/** What the player's own pulls on a banner type come to. */
export function PersonalStats({ type, documents }: Props) {
  const { t } = useI18n();
  const { figures } = useStatistics(documents, type);
  return (
    <section aria-labelledby="banner" className="flex min-w-0 flex-col gap-8">
      <h2 id="banner" className="font-display text-lg font-semibold">
        {t(`warp.banner.${type}`)}
      </h2>
      {figures.pulls === 0 ? (
        <p className="border-y border-line py-10 text-ink-soft">{t('warp.noneHere')}</p>
      ) : (
        <>
          <Counters type={type} figures={figures} />
          <Outcomes type={type} figures={figures} />
          <Recent fiveStars={figures.fiveStars} />
        </>
      )}
    </section>
  );
}

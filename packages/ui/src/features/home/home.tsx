import { askWarpOverview } from '@trailbook/api/calls/warp-overview';
import type { HomePage } from '@trailbook/pages';
import { type ReactNode, useEffect, useState } from 'react';
import { answerOf, ownSite } from '../../client/site-calls.ts';
import { loadMessages, useI18n } from '../../i18n/index.ts';
import { PaletteField } from '../../shell/palette/index.ts';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { Carousel } from './carousel.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { Newcomer } from './newcomer.tsx';
import { Timetable } from './timetable.tsx';

interface Props {
  readonly page: HomePage;
  /** Where the tables of the planner and of the warp pages are. */
  readonly plannerUrl: string;
  readonly warpUrl: string;
}

/** The page of every day: what is next for the player, what runs now; and for a newcomer what the site does. */
export function HomeScreen({ page, plannerUrl, warpUrl }: Props) {
  const { t } = useI18n();
  return (
    // On a narrow screen the foot begins below it, so that the banners, which come late, move nothing that is seen.
    <div className="flex flex-col gap-8 max-lg:min-h-dvh">
      <div className="grid grid-cols-1 items-end gap-4 lg:grid-cols-2 lg:gap-8">
        <div className="flex flex-col gap-2">
          <PageTitle>{t('home.title')}</PageTitle>
          <p className="newcomer max-w-prose text-ink-soft">{t('home.intro')}</p>
        </div>
        <PaletteField />
      </div>
      <Dashboard plannerUrl={plannerUrl} warpUrl={warpUrl}>
        <Newcomer characters={page.characters} />
      </Dashboard>
      <div className="grid gap-8 lg:grid-cols-2">
        <Carousel slides={page.slides} />
        <Timetable phases={page.phases} />
      </div>
      <div className="min-h-20">
        <WarpTeaser />
      </div>
    </div>
  );
}

/**
 * What the warp tracker has counted. It stands there once the server has said so; where it does not, nothing does.
 * Rule S6.
 */
function WarpTeaser() {
  const { language } = useI18n();
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const overview = await answerOf(askWarpOverview(ownSite, {}, left.signal));
      if (overview.code !== 0 || overview.count === 0) return;
      const [{ WarpTeaserText }] = await Promise.all([
        import('./warp-teaser-text.tsx'),
        loadMessages(language, ['globalStats']),
      ]);
      if (!left.signal.aborted) setShown(<WarpTeaserText {...overview} />);
    };
    load().catch(() => undefined);
    return () => left.abort();
  }, [language]);
  return shown;
}

import type { HomePage } from '@trailbook/pages';
import { useI18n } from '../../i18n/index.ts';
import { PaletteField } from '../../shell/palette/index.ts';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { Carousel } from './carousel.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { Newcomer } from './newcomer.tsx';
import { Timetable } from './timetable.tsx';
import { WarpTeaser } from './warp-teaser.tsx';

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
    <div className="flex flex-col gap-8">
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

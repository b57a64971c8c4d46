import type { WhoCanListPage } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import { Section } from '../details/index.ts';

const KINDS = ['characters', 'lightCones', 'relics'] as const;

/** All that players ask for, by what it is about, with how many can do it. */
export function WhoCanListScreen({ groups }: WhoCanListPage) {
  const { t, language } = useI18n();
  const counted = (counts: Readonly<Record<(typeof KINDS)[number], number>>) =>
    KINDS.filter((kind) => counts[kind] > 0)
      .map((kind) => `${t(`nav.${kind}`)} ${counts[kind]}`)
      .join(' · ');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <PageTitle>{t('nav.whoCan')}</PageTitle>
        <p className="max-w-prose text-ink-soft">{t('whoCan.intro')}</p>
      </div>
      {groups.map(({ legend, feats }) => (
        <Section key={legend} title={legend}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8">
            {feats.map(({ pageId, label, characters, lightCones, relics }) => (
              <li key={pageId} className="min-w-0 border-b border-line">
                <Link
                  to={`/${language}/who-can/${pageId}`}
                  className="group tap flex flex-col justify-center py-1"
                >
                  <span className="leading-snug group-hover:text-lamp">{label}</span>
                  <span className="figures text-xs text-ink-faint">
                    {counted({ characters, lightCones, relics })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

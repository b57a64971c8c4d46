import type { WhoCanListPage } from '@trailbook/core/internal/pages';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { Section } from '../details/index.ts';

/** All that players ask for, by what it is about, with how many can do it. */
export function WhoCanListScreen({ groups }: WhoCanListPage) {
  const { t, language } = useI18n();
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
                  className="group tap flex items-center justify-between gap-3 py-1"
                >
                  <span className="min-w-0 leading-snug group-hover:text-lamp">{label}</span>
                  <span className="figures shrink-0 text-sm text-ink-faint">
                    {characters + lightCones + relics}
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

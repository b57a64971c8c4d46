import type { WhoCanListPage, WhoCanPage } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { PageTitle } from '../../../shell/screen/page-parts.tsx';
import { Section } from '../details/index.ts';
import { CapabilityRow } from './capability-row.tsx';

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

/** Who can do one thing: characters, light cones and relics with the lines that say how. */
export function WhoCanScreen({ label, group, characters, lightCones, relics }: WhoCanPage) {
  const { t, language } = useI18n();
  const kinds = [
    { title: t('nav.characters'), doers: characters, cardPath: '/character', anchor: 'characters' },
    { title: t('nav.lightCones'), doers: lightCones, cardPath: '/lightcone', anchor: 'lightcones' },
    { title: t('nav.relics'), doers: relics, cardPath: '/relics', anchor: 'relics' },
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <Link
            to={`/${language}/who-can`}
            className="tap flex items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
          >
            {t('nav.whoCan')}
          </Link>
          <span className="tap flex items-center text-ink-faint">{group}</span>
        </p>
        <PageTitle>{label}</PageTitle>
      </div>
      {kinds.map(
        ({ title, doers, cardPath, anchor }) =>
          doers.length > 0 && (
            <Section key={cardPath} anchor={anchor} title={`${title}\u00a0·\u00a0${doers.length}`}>
              <ul className="border-t border-line">
                {doers.map((doer) => (
                  <CapabilityRow key={doer.id} doer={doer} cardPath={cardPath} />
                ))}
              </ul>
            </Section>
          ),
      )}
    </div>
  );
}

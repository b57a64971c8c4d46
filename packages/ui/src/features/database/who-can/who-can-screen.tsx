import type { WhoCanPage } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import { Section } from '../details/index.ts';
import { CapabilityRow } from './capability-row.tsx';

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

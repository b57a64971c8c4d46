import { type MessageKey, useI18n } from '../../i18n/index.ts';
import { Link, useSite } from '../../platform/index.ts';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { AboutSection } from './about-section.tsx';

/**
 * What is kept where, what is sent when, and how to take it back. What an operator has not set up is not spoken of.
 * Rule S5.
 */
export function PrivacyScreen() {
  const { t, language } = useI18n();
  const { services, countsWarps, hasDrive } = useSite();
  return (
    <article className="flex max-w-prose flex-col gap-6">
      <PageTitle>{t('nav.privacy')}</PageTitle>
      <p>{t('privacy.intro')}</p>
      <AboutSection title={t('privacy.hereTitle')}>
        <Points keys={['privacy.here', 'privacy.cookies']} />
      </AboutSection>
      <AboutSection title={t('privacy.sentTitle')}>
        <Points
          keys={[
            'privacy.link',
            countsWarps ? 'privacy.imports' : null,
            countsWarps ? 'privacy.contribution' : null,
            countsWarps ? 'privacy.steps' : null,
            countsWarps ? 'privacy.sync' : null,
            hasDrive ? 'privacy.drive' : null,
            'privacy.showcase',
            services?.analytics ? 'privacy.analytics' : null,
            services?.errors ? 'privacy.errors' : null,
            services?.ads ? 'privacy.ads' : null,
          ]}
        />
      </AboutSection>
      <AboutSection title={t('privacy.backTitle')}>
        <p>{t('privacy.back')}</p>
        {services?.ads && <p>{t('privacy.backAds')}</p>}
        <Link
          to={`/${language}/settings`}
          className="tap flex items-center self-start underline underline-offset-4"
        >
          {t('nav.settings')}
        </Link>
      </AboutSection>
    </article>
  );
}

function Points({ keys }: { keys: readonly (MessageKey | null)[] }) {
  const { t } = useI18n();
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5">
      {keys.map((key) => key && <li key={key}>{t(key)}</li>)}
    </ul>
  );
}

import { useI18n } from '../../i18n/index.ts';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { AboutSection } from './about-section.tsx';
import { WORKS } from './works.ts';

/** Whose work is in this site. Rule S5. */
export function CreditsScreen() {
  const { t } = useI18n();
  return (
    <article className="flex max-w-prose flex-col gap-6">
      <PageTitle>{t('nav.credits')}</PageTitle>
      <AboutSection title={t('credits.gameTitle')}>
        <p>{t('footer.fanMade')}</p>
        <p>{t('credits.data')}</p>
      </AboutSection>
      <AboutSection title={t('credits.madeTitle')}>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {WORKS.map(({ name, licence, href }) => (
            <li key={name} className="flex items-baseline justify-between gap-4">
              <a
                href={href}
                rel="noopener"
                className="tap flex min-w-6 items-center underline underline-offset-4"
              >
                {name}
              </a>
              <span className="text-sm text-ink-faint">{licence}</span>
            </li>
          ))}
        </ul>
      </AboutSection>
    </article>
  );
}

import type { ProfileContents } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../i18n/index.ts';
import type { Overview } from '../../storage/index.ts';
import { countedLabel, MeasureList } from './parts/measure-list.tsx';
import { partsText } from './parts/part-text.ts';
import { profileName } from './parts/profile-name.ts';

/** What is stored: of each profile where there are several, and what cannot be read of it by its name. */
export function HoldingList({ overview }: { overview: Overview }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { measures, holdings, sealed, quarantined } = overview;
  if (!measures) return <>{t('loss.unreadable')}</>;
  const shownAlready = new Set(
    holdings.flatMap(({ profile, newer }) => newer.map((kind) => `${profile.id} ${kind}`)),
  );
  const others = sealed.filter(({ profile, kind }) => !shownAlready.has(`${profile?.id} ${kind}`));
  const [only] = holdings;
  return (
    <ul>
      {holdings.length > 1 || !only ? (
        holdings.map((holding) => (
          <li key={holding.profile.id} className="break-words">
            <span className="text-ink-soft">{profileName(i18n, holding.profile)}</span>
            {' – '}
            <Held holding={holding} />
          </li>
        ))
      ) : (
        <li>
          <Held holding={only} />
        </li>
      )}
      {others.length > 0 && <li>{t('counted.newer', { kind: partsText(i18n, others) })}</li>}
      {quarantined.length > 0 && (
        <li>
          {t('recovery.aside')}:{' '}
          {partsText(
            i18n,
            quarantined.map(({ part }) => part),
          )}
        </li>
      )}
    </ul>
  );
}

function Held({ holding: { measures, newer } }: { holding: ProfileContents }) {
  const { t } = useI18n();
  const hasNone = Object.values(measures).every((count) => count === 0);
  const sealed = newer.map((kind) => t('counted.newer', { kind: t(countedLabel(kind)) }));
  return (
    <>
      {!(hasNone && newer.length > 0) && <MeasureList measures={measures} />}
      {!hasNone && newer.length > 0 && ' · '}
      {sealed.join(' · ')}
    </>
  );
}

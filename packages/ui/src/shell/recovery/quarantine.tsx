import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import type { QuarantinedPart } from '../../storage/index.ts';
import { partsText } from './parts/part-text.ts';

interface Props {
  readonly quarantined: readonly QuarantinedPart[];
  readonly isBusy: boolean;
  readonly onBringIn: (aside: QuarantinedPart) => void;
}

/** What could not be merged because a later version wrote it: where it is, and the way back when it can be read. */
export function Quarantine({ quarantined, isBusy, onBringIn }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  if (quarantined.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('recovery.aside')}</h3>
      <p className="max-w-prose text-sm text-ink-soft">{t('recovery.asideText')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {quarantined.map((aside) => (
          <li
            key={`${aside.place.profile}/${aside.place.name}`}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2"
          >
            <p className="min-w-48 flex-1 break-words">{partsText(i18n, [aside.part])}</p>
            {aside.isReadable ? (
              <Button isBusy={isBusy} onClick={() => onBringIn(aside)}>
                {t('recovery.bringIn')}
              </Button>
            ) : (
              <span className="text-sm text-ink-soft">{t('recovery.waits')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

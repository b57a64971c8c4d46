import type {
  ExchangeError,
  ImportedIds,
  ImportPreview,
} from '@trailbook/core/internal/achievements';
import type { Result } from '@trailbook/core/internal/basics';
import { useI18n } from '../../../i18n/index.ts';

const REASONS = {
  TOLD_TOO_LONG: 'exchange.tooLong',
  TOLD_BROKEN: 'exchange.broken',
  TOLD_NOTHING: 'exchange.nothing',
} as const satisfies Record<ExchangeError['code'], string>;

interface Props {
  /** Undefined while there is nothing to read. */
  readonly read: Result<ImportedIds, ExchangeError> | undefined;
  readonly preview: ImportPreview | undefined;
}

/** What an import would do, or why it can do nothing. */
export function ExchangePreview({ read, preview }: Props) {
  const { t } = useI18n();
  return (
    <div aria-live="polite" className="flex flex-col gap-1">
      {read?.ok === false && (
        <p className="border-s-2 border-stop ps-3">
          {t(REASONS[read.error.code])} {t('exchange.untouched')}
        </p>
      )}
      {preview && (
        <ul className="figures divide-y divide-line border-y border-line text-sm">
          <li className="py-2">{t('exchange.added', { number: preview.added.length })}</li>
          <li className="py-2">{t('exchange.already', { number: preview.already.length })}</li>
          {preview.unknown.length > 0 && (
            <li className="py-2">{t('exchange.unknown', { number: preview.unknown.length })}</li>
          )}
          {read?.ok && read.value.unsaid > 0 && (
            <li className="border-s-2 border-wait py-2 ps-3">
              {t('exchange.unsaid', { number: read.value.unsaid })}
            </li>
          )}
          {read?.ok && read.value.hasUnread && <li className="py-2">{t('exchange.unread')}</li>}
        </ul>
      )}
    </div>
  );
}

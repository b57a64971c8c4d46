import { useI18n } from '../../../../i18n/index.ts';
import type { FileSummary } from '../../files/index.ts';
import { ROW_FAULTS } from '../parts/failure-text.ts';

interface RefusedProps {
  readonly summary: Pick<FileSummary, 'refused' | 'refusedCount'>;
  readonly isOpen: boolean;
}

/** Rows of a file that could not be read, each with why. */
export function RefusedRows({ summary: { refused, refusedCount }, isOpen }: RefusedProps) {
  const { t } = useI18n();
  if (refusedCount === 0) return null;
  return (
    <details open={isOpen}>
      <summary className="tap flex cursor-pointer items-center">
        {t('warpImport.unread', { number: refusedCount })}
      </summary>
      <ul className="figures flex flex-col gap-1 text-sm text-ink-soft">
        {refused.map(({ place, code }) => (
          <li key={place}>
            {place}: {t(ROW_FAULTS[code])}
          </li>
        ))}
      </ul>
    </details>
  );
}

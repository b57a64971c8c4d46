import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';

/** Stands beside what an enhanced character has otherwise. */
export function ChangedMark() {
  const { t } = useI18n();
  return (
    <span className="rounded-control border border-lamp px-1.5 text-xs font-normal text-lamp">
      {t('enhanced.changed')}
    </span>
  );
}

/** What a text was before. */
export function Before({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  return (
    <details className="text-sm text-ink-soft">
      <summary className="tap flex items-center underline decoration-line-strong underline-offset-4 hover:text-ink">
        {t('enhanced.before')}
      </summary>
      <div className="max-w-prose">{children}</div>
    </details>
  );
}

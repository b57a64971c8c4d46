import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';

/** Leads to the page that takes files of all tools at once. */
export function MoveInLink({ children }: { readonly children: ReactNode }) {
  const { language } = useI18n();
  return (
    <Link
      to={`/${language}/import`}
      className="tap inline-flex items-center self-start text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {children}
    </Link>
  );
}

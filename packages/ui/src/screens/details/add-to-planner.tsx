import { CalendarPlus } from 'lucide-react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';

/** The way into the planner; what is still to come cannot be planned. */
export function AddToPlanner({ pageId, isAvailable }: { pageId: string; isAvailable: boolean }) {
  const { t, language } = useI18n();
  if (!isAvailable) return <p className="text-sm text-ink-soft">{t('detail.unavailable')}</p>;
  return (
    <Link
      to={`/${language}/planner#${pageId}`}
      className="tap inline-flex items-center justify-center gap-2 rounded-control bg-lamp px-4 font-semibold text-lamp-ink hover:opacity-90"
    >
      <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
      {t('detail.addToPlanner')}
    </Link>
  );
}

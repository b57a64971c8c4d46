import { Upload } from 'lucide-react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';

/** Nothing was imported yet: what there will be, and how to come to it. */
export function NoWarps() {
  const { t, language } = useI18n();
  return (
    <div className="flex flex-col items-start gap-4 border-y border-line py-10">
      <p className="font-display text-lg font-semibold">{t('warp.none')}</p>
      <p className="max-w-prose text-ink-soft">{t('warp.noneText')}</p>
      <Link
        to={`/${language}/settings#warp`}
        className="tap inline-flex items-center gap-2 rounded-control bg-lamp px-4 text-sm font-semibold text-lamp-ink hover:brightness-110"
      >
        <Upload size={18} strokeWidth={1.5} aria-hidden />
        {t('warp.importBackup')}
      </Link>
    </div>
  );
}

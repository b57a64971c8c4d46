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
        className="tap inline-flex items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-sm hover:bg-raised"
      >
        <Upload size={18} strokeWidth={1.5} aria-hidden />
        {t('warp.importBackup')}
      </Link>
    </div>
  );
}

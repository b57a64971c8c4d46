import { useI18n } from '../../i18n/index.ts';
import { Link, useSite } from '../../platform/index.ts';

/** Where nothing is stored here, the way to what the cloud may hold: a quiet line. Rule U27. */
export function SyncOffer({ onFollow }: { readonly onFollow?: () => void }) {
  const { t, language } = useI18n();
  const { countsWarps } = useSite();
  if (!countsWarps) return null;
  return (
    <Link
      to={`/${language}/settings#sync`}
      onClick={onFollow}
      className="tap inline-flex items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink in-[[data-player~=syncs]]:hidden"
    >
      {t('syncKey.offer')}
    </Link>
  );
}

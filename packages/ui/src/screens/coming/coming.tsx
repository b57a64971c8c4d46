import { useI18n } from '../../i18n/index.ts';
import { NoticePage } from '../notice/index.ts';

/** An address that is known, at which nothing is built yet. */
export function ComingScreen() {
  const { t } = useI18n();
  return (
    <NoticePage
      kicker={t('nav.coming')}
      title={t('notice.notYetTitle')}
      text={t('notice.notYetText')}
    />
  );
}

import { type MessageKey, useI18n } from '../../i18n/index.ts';
import { NoticePage } from '../notice/index.ts';

/** A room that is not built yet: its name, and what it will hold. */
export function ComingScreen({ label, promise }: { label: MessageKey; promise: MessageKey }) {
  const { t } = useI18n();
  return (
    <NoticePage kicker={t('nav.coming')} title={t(label)} text={t(promise)}>
      <p className="text-ink-faint">{t('notice.notYetText')}</p>
    </NoticePage>
  );
}

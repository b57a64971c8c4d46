import { useI18n } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/index.ts';
import { CalendarPanel } from './calendar-panel.tsx';

/** Calendar and reminders, over the page that speaks of a day. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog isRead title={t('calendar.title')} onClose={onClose}>
      <CalendarPanel />
    </Dialog>
  );
}

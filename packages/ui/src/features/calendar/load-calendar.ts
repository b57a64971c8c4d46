import { withTexts } from '../../i18n/index.ts';

/** The sheet of calendar and reminders, for buttons that open it. */
export const loadCalendarDialog = withTexts(
  ['calendar', 'data', 'warp'],
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
);

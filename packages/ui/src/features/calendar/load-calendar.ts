import { withTexts } from '../../i18n/index.ts';

const AREAS = ['calendar', 'data', 'warp'] as const;

/** The sheet of calendar and reminders, for buttons that open it. */
export const loadCalendarDialog = withTexts(
  AREAS,
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
);

/** The same as a part of a page. */
export const loadCalendarPanel = withTexts(
  AREAS,
  async () => (await import('./calendar-panel.tsx')).CalendarPanel,
);

export type { Phase } from './banner-moments.ts';
export type { CalendarEvent, CalendarFacts, CalendarKind, WarpsLeaving } from './events.ts';
export { CALENDAR_KINDS, calendarEvents, PUBLIC_KINDS } from './events.ts';
export type { Reminder, ReminderFacts, ReminderKind, ReminderWishes } from './reminders.ts';
export { REMINDER_KINDS, remindersDue } from './reminders.ts';

export type { Phase } from './banner-moments.ts';
export type { CalendarEvent, CalendarFacts, WarpsLeaving } from './events.ts';
export { calendarEvents } from './events.ts';
export type { CalendarKind, ReminderKind } from './kinds.ts';
export { CALENDAR_KINDS, PUBLIC_KINDS, REMINDER_KINDS } from './kinds.ts';
export type { Reminder, ReminderFacts, ReminderWishes } from './reminders.ts';
export { remindersDue } from './reminders.ts';

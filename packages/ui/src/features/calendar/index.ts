export { writeCalendar } from './write-calendar.ts';

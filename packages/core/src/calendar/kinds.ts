/** What a calendar may hold, each chosen by itself. */
export const CALENDAR_KINDS = ['daily', 'weekly', 'shop', 'banners', 'warps', 'plan'] as const;
/** One of the {@link CALENDAR_KINDS}. */
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** What is the same for all players of a server. */
export const PUBLIC_KINDS = ['daily', 'weekly', 'shop', 'banners'] as const;

/** Of what a player may be reminded, each by itself. */
export const REMINDER_KINDS = ['daily', 'echoes', 'banners', 'warps', 'plan'] as const;
/** One of the {@link REMINDER_KINDS}. */
export type ReminderKind = (typeof REMINDER_KINDS)[number];

import { dayNumber, dayOf } from './income-lines.ts';

/** First and last day of a banner, `YYYY-MM-DD`. */
export interface BannerDays {
  readonly from: string;
  readonly until: string;
}

/** A server's day begins at four in the morning. */
const DAY_STARTS = '04:00:00';

// Rule W56.
/** On which of the server's days a banner can be pulled on, by its times there, `YYYY-MM-DD HH:MM:SS`. */
export function bannerDays({
  start,
  end,
}: {
  readonly start: string;
  readonly end: string;
}): BannerDays {
  return { from: serverDayOf(start), until: serverDayOf(end) };
}

/** The server's day of a time there, both without a zone. */
export function serverDayOf(time: string): string {
  const [day = '', hour = ''] = time.split(' ');
  return hour < DAY_STARTS ? dayOf(dayNumber(day) - 1) : day;
}

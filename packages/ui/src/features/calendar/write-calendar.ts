import type { CalendarEvent } from '@trailbook/core/internal/calendar';
import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalRepeatingOptions,
} from 'ical-generator';
import type { I18n } from '../../i18n/index.ts';

interface Writing {
  readonly t: I18n['t'];
  /** What the calendar is called. */
  readonly name: string;
  /** When what it says was known, in milliseconds: a later one replaces an earlier one's events. */
  readonly stamp: number;
  /** Whether apps shall ask for it again. */
  readonly isFeed?: true;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A point in time, drawn so that a calendar shows it. */
const SHOWN_MS = 15 * MINUTE_MS;
const REFRESH_SECONDS = 86_400;

/** Events as an iCalendar file (RFC 5545), in the words of the language that `t` has the area `calendar` of. Rule S34. */
export function writeCalendar(events: readonly CalendarEvent[], writing: Writing): string {
  const { t, name, stamp, isFeed } = writing;
  const calendar = ical({
    name: inOneLine(name),
    prodId: { company: 'Trailbook', product: 'Trailbook' },
    method: ICalCalendarMethod.PUBLISH,
    ...(isFeed && { ttl: REFRESH_SECONDS }),
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@trailbook`,
      stamp: new Date(stamp),
      // Apps take the later of two of one id.
      sequence: Math.floor(stamp / MINUTE_MS),
      summary: inOneLine(titleOf(event, t)),
      // Nobody is busy for it.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...timesOf(event),
      ...(event.kind === 'banners' && {
        description: inOneLine(t('calendar.event.version', { version: event.version })),
      }),
    });
  }
  return calendar.toString();
}

function titleOf(event: CalendarEvent, t: I18n['t']): string {
  switch (event.kind) {
    case 'banners':
      return t(`calendar.event.${event.edge}`, { names: event.featured.join(' · ') });
    case 'warps':
      return t('calendar.event.warps', { banner: t(`warp.banner.${event.type}`) });
    default:
      return t(`calendar.kind.${event.kind}`);
  }
}

type Times = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'repeating'>;

function timesOf(event: CalendarEvent): Times {
  if ('day' in event) return { start: new Date(event.day * DAY_MS), allDay: true };
  const start = new Date(event.at);
  const times = { start, end: new Date(event.at + SHOWN_MS) };
  return event.kind === 'banners' ? times : { ...times, repeating: repeatingOf(event.kind, start) };
}

/** Servers have no summer time: in UTC, a reset is at the same hour all year. */
function repeatingOf(kind: 'daily' | 'weekly' | 'shop', start: Date): ICalRepeatingOptions {
  if (kind === 'daily') return { freq: ICalEventRepeatingFreq.DAILY };
  if (kind === 'weekly') return { freq: ICalEventRepeatingFreq.WEEKLY };
  // East of UTC the server's first of a month begins on the last day of the month before.
  const isFirst = start.getUTCDate() === 1;
  return { freq: ICalEventRepeatingFreq.MONTHLY, byMonthDay: [isFirst ? 1 : -1] };
}

/** No sign that breaks a line, and no half of one. */
function inOneLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

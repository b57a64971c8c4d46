import { calendar } from '@trailbook/api/calls/calendar';
import { calendarEvents, PUBLIC_KINDS } from '@trailbook/core/internal/calendar';
import { isLanguage, type Language } from '@trailbook/core/internal/dataset';
import { REGIONS, type Region } from '@trailbook/core/internal/user-data';
import { calendarPhases } from '@trailbook/pages';
import { writeCalendar } from '@trailbook/ui/calendar';
import { createI18n, loadMessages } from '@trailbook/ui/i18n';
import { type Args, inputOf, tagOf, toAnswer } from '../../../../server/api/api-route.server';
import { FOR_AN_HOUR } from '../../../../server/http/cache-control';
import { ApiError } from '../../../../server/http/error-answer.server';
import type { SiteContext } from '../../../../server/site/site-context';

/** Resets and banners of a server, the same for everybody until the next release. Rule C15. */
async function route(args: Args): Promise<Response> {
  try {
    const { language, file } = await inputOf(calendar, args);
    const region = REGIONS.find((server) => file === `${server}.ics`);
    if (!region || !isLanguage(language)) throw new ApiError(404, 'NO_SUCH_CALENDAR');
    const body = await feedOf(args.context, language, region);
    return new Response(body, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `inline; filename="trailbook-${region}.ics"`,
        'Cache-Control': FOR_AN_HOUR,
        ETag: tagOf(body),
      },
    });
  } catch (error) {
    return toAnswer(error, args.request);
  }
}

/** Where no banner's time is known, resets are told from here on. */
const AT_LEAST_SINCE = '2026-01-01 04:00:00';

async function feedOf(
  { lookupFor }: SiteContext,
  language: Language,
  region: Region,
): Promise<string> {
  const phases = calendarPhases(lookupFor(language));
  const starts = phases.map(({ start }) => start).sort();
  const { t } = createI18n(language, await loadMessages(language, ['calendar', 'data']));
  // By the data alone: what is told changes with a release, and not with the day.
  const from = dayBefore(starts[0] ?? AT_LEAST_SINCE);
  const events = calendarEvents({ region, phases, warps: [] }, PUBLIC_KINDS, from);
  return writeCalendar(events, {
    t,
    name: `Trailbook · ${t(`server.${region}`)}`,
    stamp: dayBefore(starts.at(-1) ?? AT_LEAST_SINCE),
    isFeed: true,
  });
}

/** Long enough before, whatever the server's clock. */
function dayBefore(time: string): number {
  return Date.parse(`${time.slice(0, 10)}T00:00:00Z`) - 86_400_000;
}

export const loader = route;
export const action = route;

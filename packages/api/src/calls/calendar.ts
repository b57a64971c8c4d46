import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { REGIONS } from '@trailbook/core/internal/user-data';
import * as z from 'zod';
import { contract } from './contract.ts';

/** Rule C15. */
export const calendar = contract(() => ({
  method: 'GET',
  path: 'calendar/{language}/{file}',
  id: 'calendar',
  summary: 'Resets and banners of a server as an iCalendar file, to be subscribed to.',
  mediaType: 'text/calendar',
  input: z.strictObject({
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .meta({ description: `One of ${LANGUAGES.join(', ')}.`, example: 'en' }),
    file: z
      .string()
      .regex(/^[a-z]{4,7}\.ics$/)
      .meta({
        description: `A server with its ending: ${REGIONS.join(', ')}.`,
        example: 'asia.ics',
      }),
  }),
  output: z.string(),
  errors: { 404: ['NO_SUCH_CALENDAR'] },
}));

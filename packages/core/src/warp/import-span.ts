import * as z from 'zod/mini';
import { moment } from '../format/moment.ts';
import { pullId } from './pull.ts';

export const importSpanSchema = z.object({
  /** When it was made, in milliseconds since 1970. */
  at: moment,
  /** Ids of the oldest and of the newest row that it brought, known before or not. */
  oldest: pullId,
  newest: pullId,
  /** Whether it went on until the game, or the file, had no more. */
  isToTheEnd: z.boolean(),
  /** Whether a file brought it: it tells nothing after its newest row, and between its rows some may be missing. */
  isFile: z.optional(z.boolean()),
  /**
   * Whether it kept pulls by banner type. Versions before dropped rows of collaborations that share their ids with rows
   * of another type.
   */
  isByType: z.optional(z.literal(true)),
});

/** What one import brought of one account and banner type. */
export interface ImportSpan extends Readonly<z.infer<typeof importSpanSchema>> {}

import * as z from 'zod/mini';
import { LAST_MOMENT } from './dates.ts';

/** A moment in milliseconds, of those that there are. */
export const moment = z.int().check(z.nonnegative(), z.maximum(LAST_MOMENT));

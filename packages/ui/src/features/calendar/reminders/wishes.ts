import { REMINDER_KINDS, type ReminderWishes } from '@trailbook/core/internal/calendar';
import * as z from 'zod/mini';
import { REMINDERS_KEY, TOLD_KEY } from '../../../platform/reminding.ts';

/** How many days before warps leave the game's records a player may be reminded. */
export const WARP_DAYS = [3, 7, 14, 30] as const;

const NONE: ReminderWishes = { kinds: [], warpDays: 14 };
/** More than can be due at once, so that what was told is not told again. */
const MOST_TOLD = 50;

const wishesSchema = z.object({
  kinds: z.array(z.enum(REMINDER_KINDS)).check(z.maxLength(REMINDER_KINDS.length)),
  warpDays: z.literal([...WARP_DAYS]),
});
const toldSchema = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_TOLD));

/** Of what this browser reminds: of nothing, unless it was told to. */
export function readWishes(): ReminderWishes {
  return parsed(wishesSchema, REMINDERS_KEY) ?? NONE;
}

/** @returns whether the browser keeps it */
export function keepWishes(wishes: ReminderWishes): boolean {
  try {
    if (wishes.kinds.length === 0) localStorage.removeItem(REMINDERS_KEY);
    else localStorage.setItem(REMINDERS_KEY, JSON.stringify(wishes));
    return true;
  } catch {
    return false;
  }
}

/** The ids of reminders that were told. */
export function readTold(): readonly string[] {
  return parsed(toldSchema, TOLD_KEY) ?? [];
}

export function keepTold(id: string): void {
  const told = [...readTold().filter((other) => other !== id), id].slice(-MOST_TOLD);
  try {
    localStorage.setItem(TOLD_KEY, JSON.stringify(told));
  } catch {
    // The tag of a notification still lets the later one take the place of the earlier.
  }
}

/** Undefined where nothing is kept that this release can read. */
function parsed<T>(schema: z.ZodMiniType<T>, key: string): T | undefined {
  try {
    const stored = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return stored.success ? stored.data : undefined;
  } catch {
    return undefined;
  }
}

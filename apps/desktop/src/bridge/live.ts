import * as z from 'zod';

const count = z.int().nonnegative().max(999_999_999);

const liveEvent = z.strictObject({
  /** Whether the scanner is there. */
  isOpen: z.boolean(),
  /** What is new of the account that it reads; null before it has said which. */
  account: z
    .strictObject({
      uid: z.string().regex(/^\d{9,10}$/),
      items: z.array(z.strictObject({ id: z.int().positive(), count })).max(5000),
      jade: count.nullable(),
    })
    .nullable(),
});

/** Of the game's scanner, which tells what a player has as it changes. */
export const liveMessages = {
  'live:start': { request: z.undefined(), response: z.undefined() },
  'live:stop': { request: z.undefined(), response: z.undefined() },
  'live:next': { request: z.undefined(), response: liveEvent.nullable() },
} as const;

export type LiveEvent = z.infer<typeof liveEvent>;

/** What the page finds as `window.trailbook.live`. */
export interface LiveBridge {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** What is new, once there is something; null where nothing comes any more. */
  next(): Promise<LiveEvent | null>;
}

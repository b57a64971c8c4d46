import { warpImport } from '@trailbook/api/calls/warp-import';
import type { ImportEvent } from '@trailbook/api/warp-import';
import * as z from 'zod';

const words = z.string().min(1).max(400);
const accountId = z.uuid();

const foundAccounts = z.strictObject({
  accounts: z
    .array(
      z.strictObject({
        id: accountId,
        /** Null where the game says of no warps. */
        uid: z
          .string()
          .regex(/^\d{9,10}$/)
          .nullable(),
        client: z.enum(['global', 'cn']),
        /** When the game opened the records, in milliseconds. */
        openedAt: z.number(),
        /** Only the records of a collaboration were opened. */
        isOfCollaboration: z.boolean(),
      }),
    )
    .max(6),
  /** Why there are none. */
  reason: z
    .enum([
      'NO_LOG',
      'NO_GAME',
      'NO_CACHE',
      'CACHE_UNREADABLE',
      'NO_LINK',
      'EXPIRED',
      'LINK_REFUSED',
      'GAME_BUSY',
      'GAME_UNREACHABLE',
    ])
    .nullable(),
  /** When the newest link was opened, be it over or not. */
  newestAt: z.number().nullable(),
  /** Whether there are web caches that could be cleared. */
  canClear: z.boolean(),
});

const clearWords = z.strictObject({ text: words, clear: words, cancel: words });
const { banners, known } = warpImport.input.shape;

/** Of warps out of the game on this machine. */
export const gameMessages = {
  'game:find': { request: z.undefined(), response: foundAccounts },
  'game:chooseFolder': { request: z.undefined(), response: z.boolean() },
  'game:begin': {
    request: z.strictObject({ id: accountId, banners, known }),
    response: z.undefined(),
  },
  'game:next': {
    request: z.undefined(),
    response: warpImport.output.nullable() as z.ZodType<ImportEvent | null>,
  },
  'game:stop': { request: z.undefined(), response: z.undefined() },
  'game:link': {
    request: z.strictObject({ id: accountId }),
    response: z.string().max(10_000).nullable(),
  },
  'game:clear': { request: clearWords, response: z.enum(['CLEARED', 'KEPT', 'IN_USE']) },
} as const;

export type FoundAccounts = z.infer<typeof foundAccounts>;
export type ClearWords = z.infer<typeof clearWords>;
export type ReadRequest = z.infer<(typeof gameMessages)['game:begin']['request']>;

/** What the page finds as `window.trailbook.game`. */
export interface GameBridge {
  /** Looks for the game's links, and whose they are. */
  find(): Promise<FoundAccounts>;
  /** Lets the player choose the game's folder. */
  chooseFolder(): Promise<boolean>;
  /** Reads an account's records, event by event. */
  begin(request: ReadRequest): Promise<void>;
  next(): Promise<ImportEvent | null>;
  stop(): Promise<void>;
  /** The link itself, for a player who gives warps to a site's statistics. */
  link(id: string): Promise<string | null>;
  /** Clears the game's web caches, after a question in these words. */
  clear(words: ClearWords): Promise<'CLEARED' | 'KEPT' | 'IN_USE'>;
}

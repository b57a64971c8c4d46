import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';
import { contract, type InputOf, type OutputOf } from './contract.ts';

/** Ids that an import sends along of one banner type at most: the newest will do. */
const MAX_KNOWN = 12;

/** Reads an account's warp records from the game, page by page, a line for each event. */
export const warpImport = contract(() => {
  const pullId = z.string().regex(/^\d{1,24}$/);
  const uid = z.string().regex(/^\d{9,10}$/);
  const bannerType = z.literal(BANNER_TYPES);
  const row = z.strictObject({
    ...{ id: pullId, gachaId: z.int(), itemId: z.int(), time: z.string() },
    /** Of a character's stars, where the game told 4 or 5. */
    rarity: z.literal([4, 5]).exactOptional(),
  });
  const failure = z.union([
    z.strictObject({
      code: z.literal('GAME_REFUSED'),
      args: z.strictObject({ retcode: z.int(), message: z.string() }),
    }),
    z.strictObject({
      code: z.enum([
        'LINK_EXPIRED',
        'LINK_DAMAGED',
        /** The key opens another service, such as customer service. */
        'LINK_OTHER_SERVICE',
        'ANSWER_BROKEN',
        'ACCOUNTS_MIXED',
        /** The game was too busy, or could not be reached, however often it was tried. */
        'GAME_BUSY',
        'GAME_UNREACHABLE',
        /** Another import of the same account began. */
        'TAKEN_OVER',
        'IMPORT_FAILED',
      ]),
    }),
  ]);
  return {
    method: 'POST',
    path: 'warp/import',
    id: 'warpImport',
    summary:
      'Reads an account’s warp records from the game, and tells of each page in a line of JSON; with `contribute` it also counts them.',
    mediaType: 'application/x-ndjson',
    input: z.strictObject({
      link: z.string().max(10_000),
      /** Banner types in the order in which they are to be read, and from which id on; `0` for the newest. */
      banners: z
        .array(z.strictObject({ type: bannerType, from: pullId }))
        .min(1)
        .max(6),
      /** Ids at which reading stops, by account and banner type; none to read everything. */
      known: z.record(uid, z.record(z.string().regex(/^\d{1,2}$/), z.array(pullId).max(MAX_KNOWN))),
      /** Whether the player gives what is read to the global statistics. */
      contribute: z.boolean().optional(),
    }),
    output: z.discriminatedUnion('event', [
      z.strictObject({
        event: z.literal('page'),
        type: bannerType,
        uid,
        zone: z.number().nullable(),
        rows: z.array(row),
        unread: z.int(),
        /** From where to go on, should the line be cut here. */
        next: pullId,
      }),
      /** The game asks for patience, or did not answer; it is asked again after so long. */
      z.strictObject({
        event: z.literal('wait'),
        reason: z.enum(['THROTTLED', 'NETWORK']),
        ms: z.number(),
      }),
      z.strictObject({
        event: z.literal('banner'),
        type: bannerType,
        end: z.enum(['ALL', 'KNOWN']),
      }),
      /** What was given to the global statistics; null where that failed, which the import does not. */
      z.strictObject({
        event: z.literal('contribution'),
        type: bannerType,
        added: z.int().nullable(),
        receipt: z.string(),
      }),
      z.strictObject({ event: z.literal('done') }),
      z.strictObject({ event: z.literal('failed'), failure }),
    ]),
    errors: {
      400: ['LINK_EMPTY', 'LINK_HOST', 'LINK_NO_KEY'],
      429: ['TOO_MANY_IMPORTS'],
      503: ['BUSY'],
    },
  };
});

/** What is asked of an import. */
export type ImportRequest = InputOf<typeof warpImport>;
/** What an import says as it goes, a line each. */
export type ImportEvent = OutputOf<typeof warpImport>;
/** Why the site ended an import before it was done. */
export type ImportFault = Extract<ImportEvent, { readonly event: 'failed' }>['failure'];

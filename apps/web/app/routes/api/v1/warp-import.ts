import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import * as z from 'zod';
import { apiStream } from '../../../../server/api/api-stream.server';
import { networkOf } from '../../../../server/http/address-limit.server';
import { ApiError } from '../../../../server/http/error-answer.server';
import { PER_ADDRESS } from '../../../../server/warp-import/warp-imports.server';

const pullId = z.string().regex(/^\d{1,24}$/);
const uid = z.string().regex(/^\d{9,10}$/);
const bannerType = z.literal(BANNER_TYPES);

/** Ids that an import sends along of one banner type at most: the newest will do. */
const MAX_KNOWN = 12;

const input = z.strictObject({
  link: z.string().max(10_000),
  banners: z
    .array(z.strictObject({ type: bannerType, from: pullId }))
    .min(1)
    .max(6),
  known: z.record(uid, z.record(z.string().regex(/^\d{1,2}$/), z.array(pullId).max(MAX_KNOWN))),
  contribute: z.boolean().optional(),
});

const row = z.strictObject({
  id: pullId,
  gachaId: z.int(),
  itemId: z.int(),
  time: z.string(),
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
      'ANSWER_BROKEN',
      'ACCOUNTS_MIXED',
      'GAME_BUSY',
      'GAME_UNREACHABLE',
      'TAKEN_OVER',
      'IMPORT_FAILED',
    ]),
  }),
]);

const output = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('page'),
    type: bannerType,
    uid,
    zone: z.number().nullable(),
    rows: z.array(row),
    unread: z.int(),
    next: pullId,
  }),
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
  z.strictObject({
    event: z.literal('contribution'),
    type: bannerType,
    added: z.int().nullable(),
    receipt: z.string(),
  }),
  z.strictObject({ event: z.literal('done') }),
  z.strictObject({ event: z.literal('failed'), failure }),
]);

/** Reads an account's warp records from the game, and tells them page by page. */
const importWarps = apiStream({
  ...{ input, output },
  fault: { event: 'failed', failure: { code: 'IMPORT_FAILED' } },
  async handle(request, { context, signal }) {
    const { statistics, warpImports, clientAddress } = context;
    const begun = warpImports.begin(request, { address: clientAddress, signal });
    // This process has its own count; where several share a database, they share one there too.
    if (statistics && !(await statistics.admits(networkOf(clientAddress), PER_ADDRESS))) {
      throw new ApiError(429, 'TOO_MANY_IMPORTS', [], { 'Retry-After': '600' });
    }
    return begun;
  },
});

export const action = importWarps;
export const loader = importWarps;

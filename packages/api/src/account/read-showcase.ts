import type { AccountSnapshot, CharacterSnapshot } from '@trailbook/core/internal/account';
import * as z from 'zod/mini';

const whole = z.int().check(z.nonnegative());
const avatar = z.object({
  avatarId: whole,
  level: z.int().check(z.minimum(1)),
  promotion: z.optional(whole),
  rank: z.optional(whole),
  skillTreeList: z.optional(z.array(z.object({ pointId: whole, level: z.optional(whole) }))),
  equipment: z.nullish(
    z.object({ tid: whole, level: z.int().check(z.minimum(1)), promotion: z.optional(whole) }),
  ),
});
const answer = z.object({
  ttl: z.optional(z.number()),
  detailInfo: z.object({
    avatarDetailList: z.optional(z.array(z.unknown())),
    assistAvatarList: z.optional(z.array(z.unknown())),
  }),
});

/** What a public showcase says of an account, and for how many seconds that holds. */
export interface Showcase {
  readonly account: AccountSnapshot;
  readonly ttlSeconds: number;
}

/**
 * Reads a showcase's answer. Zeros and empty lists are left out of it.
 * Rule U13.
 *
 * @returns undefined for what is no such answer
 */
export function readShowcase(value: unknown): Showcase | undefined {
  const parsed = answer.safeParse(value);
  if (!parsed.success) return undefined;
  const { avatarDetailList = [], assistAvatarList = [] } = parsed.data.detailInfo;
  const rows = [...assistAvatarList, ...avatarDetailList].map((row) => avatar.safeParse(row));
  const shown = rows.flatMap((row) => (row.success ? [row.data] : []));
  // Who helps friends may be shown too.
  const avatars = [...new Map(shown.map((row) => [row.avatarId, row])).values()];
  return {
    ttlSeconds: parsed.data.ttl ?? 0,
    account: {
      characters: avatars.map(characterOf),
      lightCones: avatars.flatMap(({ equipment }) =>
        equipment
          ? [{ id: equipment.tid, level: equipment.level, ascension: equipment.promotion ?? 0 }]
          : [],
      ),
      materials: [],
      unread: rows.length - shown.length,
    },
  };
}

function characterOf(row: z.infer<typeof avatar>): CharacterSnapshot {
  const { avatarId, level, promotion = 0, rank = 0, skillTreeList = [] } = row;
  const levels = Object.fromEntries(
    skillTreeList.map((point) => [point.pointId, point.level ?? 0]),
  );
  return {
    ...{ id: avatarId, level, ascension: promotion, eidolon: rank },
    points: { by: 'id', levels },
  };
}

import type { CallError, ReadOutput } from '@trailbook/core/client';
import type { Result } from '@trailbook/core/internal/basics';
import type { BannerStatistics, BannerType } from '@trailbook/core/internal/warp';
import { siteCalls } from './site-calls.ts';

/** Statistics of a banner, and of the one that it is compared with. */
export type GlobalAnswer = ReadOutput<'/warp_fetch/{bannerId}'>;
/** What the home page tells of the statistics. */
export type Overview = ReadOutput<'/warp_overview'>;
/** Where a player's figures stand among contributors. */
export type Ranks = ReadOutput<'/warp_rank/{type}'>;

/** Why there are no figures. */
class Unanswered extends Error {
  readonly code: string;
  constructor({ code }: CallError) {
    super(`The server answered ${code}.`);
    this.code = code;
  }
}

/** Whether whoever serves the page counts nothing of others: the desktop program has no such server in it. */
export function countsNothing(error: unknown): boolean {
  return error instanceof Unanswered && error.code === 'NO_STATISTICS';
}

/**
 * Statistics of a banner, or of all banners of a type.
 * Rule C2.
 */
export function loadGlobalStatistics(
  banner: number,
  compared: number | undefined,
  signal: AbortSignal,
): Promise<GlobalAnswer> {
  const compare = compared === undefined ? {} : { compare_id: String(compared) };
  return answerOf(
    siteCalls.read('/warp_fetch/{bannerId}', { bannerId: String(banner), ...compare }, signal),
  );
}

export function loadOverview(signal: AbortSignal): Promise<Overview> {
  return answerOf(siteCalls.read('/warp_overview', {}, signal));
}

/** Where figures stand among contributors. Nothing of the pulls themselves is sent. */
export function loadRanks(
  type: BannerType,
  figures: Pick<BannerStatistics, 'pulls' | 'fiveStars' | 'averagePity' | 'contests'>,
  signal: AbortSignal,
): Promise<Ranks> {
  const { pulls, fiveStars, averagePity, contests } = figures;
  const contested = contests.won + contests.lost;
  const input = {
    type: String(type) as `${BannerType}`,
    pulls: String(pulls),
    five_stars: String(fiveStars.length),
    contests: String(contested),
    known_five_stars: String(fiveStars.filter(({ pity }) => pity !== null).length),
    ...(averagePity === null ? {} : { average_pity: averagePity.toFixed(3) }),
    ...(contested === 0 ? {} : { win_rate: (contests.won / contested).toFixed(4) }),
  };
  return answerOf(siteCalls.read('/warp_rank/{type}', input, signal));
}

async function answerOf<Answer>(call: Promise<Result<Answer, CallError>>): Promise<Answer> {
  const answer = await call;
  if (!answer.ok) throw new Unanswered(answer.error);
  return answer.value;
}

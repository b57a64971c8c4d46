import type { GlobalStatistics, Ranks } from '@trailbook/core/internal/global';
import type { BannerStatistics, BannerType } from '@trailbook/core/warp';

/** Statistics of a banner, and of the one that it is compared with. */
export interface GlobalAnswer extends GlobalStatistics {
  readonly compare: GlobalStatistics | null;
}

/** What the home page tells of the statistics. */
export interface Overview {
  /** An error where it is not 0. */
  readonly code: number;
  readonly count: number;
  readonly contributors: number;
}

const API = '/api/v1';

/**
 * Statistics of a banner, or of all banners of a type.
 * Source: specification 2, section 7.
 */
export function loadGlobalStatistics(
  banner: number,
  compared: number | undefined,
  signal: AbortSignal,
): Promise<GlobalAnswer> {
  const query = compared === undefined ? '' : `?compare_id=${compared}`;
  return answerOf(`${API}/warp_fetch/${banner}${query}`, signal);
}

export function loadOverview(signal: AbortSignal): Promise<Overview> {
  return answerOf(`${API}/warp_overview`, signal);
}

/** Where figures stand among contributors. Nothing of the pulls themselves is sent. */
export function loadRanks(
  type: BannerType,
  figures: Pick<BannerStatistics, 'pulls' | 'fiveStars' | 'averagePity' | 'contests'>,
  signal: AbortSignal,
): Promise<Ranks> {
  const { pulls, fiveStars, averagePity, contests } = figures;
  const contested = contests.won + contests.lost;
  const query = new URLSearchParams({
    pulls: String(pulls),
    five_stars: String(fiveStars.length),
    contests: String(contested),
    ...(averagePity === null ? {} : { average_pity: averagePity.toFixed(3) }),
    ...(contested === 0 ? {} : { win_rate: (contests.won / contested).toFixed(4) }),
  });
  return answerOf(`${API}/warp_rank/${type}?${query}`, signal);
}

async function answerOf<Answer>(url: string, signal: AbortSignal): Promise<Answer> {
  if (!navigator.onLine) throw new Error('There is no network.');
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // Our own server's, checked there.
  return (await response.json()) as Answer;
}

import { ok, type Result } from '@trailbook/core/internal/basics';
import {
  type BannerType,
  type BestOrder,
  bestOrder,
  chanceWithin,
  type FeaturedChances,
  LANDMARKS,
  MOST_ORDERED,
  type OddsError,
  type OddsStep,
  odds,
  pullsFor,
  targetChances,
  type WarpState,
  withoutEach,
} from '@trailbook/core/internal/warp';

/** What a player asks: from where, for what, and with how many pulls. */
export interface OddsQuestion {
  readonly state: WarpState;
  /** Banner types on which the next 5★ may be guaranteed, for all that is known. */
  readonly open?: readonly BannerType[];
  readonly steps: readonly OddsStep[];
  readonly pulls: number;
  readonly featured: FeaturedChances;
}

/** Everything that the page says of it. */
export interface OddsAnswer {
  /** The chance of everything within the pulls, and of each step with those before it. */
  readonly chance: number;
  readonly steps: readonly number[];
  /** Of everything but one step, by its place. */
  readonly without: readonly number[];
  /** How many pulls give a chance. */
  readonly landmarks: readonly { readonly chance: number; readonly pulls: number }[];
  readonly mean: number;
  readonly lossChance: number;
  /** The order that gets most done, where another does more than the one that is asked for. */
  readonly better: BestOrder | undefined;
  /** The chance by the number of pulls, at so many of them that a curve shows no corners. */
  readonly curve: readonly { readonly pulls: number; readonly chance: number }[];
  /** The same if what is open were guaranteed; undefined where nothing is open. */
  readonly atBest: AtBest | undefined;
}

export type AtBest = Pick<
  OddsAnswer,
  'chance' | 'steps' | 'without' | 'landmarks' | 'mean' | 'lossChance' | 'curve'
>;

const POINTS = 120;
/** A gain that nobody would notice is none. */
const NOTICED = 0.001;

/** Works out all that there is to say; takes longer than a page may be held up. */
export function oddsAnswer(question: OddsQuestion): Result<OddsAnswer, OddsError> {
  const { state, steps, pulls, featured, open = [] } = question;
  const all = odds(state, steps, featured);
  if (!all.ok) return all;
  const shared = targetChances(state, steps, { pulls, featured });
  if (!shared.ok) return shared;
  const rest = withoutEach(state, steps, { pulls, featured });
  if (!rest.ok) return rest;
  const best = bestOrder(state, steps, { pulls, featured });
  if (!best.ok) return best;
  const { chances, mean, lossChance } = all.value;
  const reached = shared.value.map(({ inOrder }) => inOrder);
  const asRequested = reached.slice(0, MOST_ORDERED).reduce((sum, chance) => sum + chance, 0);
  const most = Math.max(pullsFor(chances, 0.99), 1);
  const stride = Math.max(1, Math.ceil(most / POINTS));
  const atBest =
    open.length > 0
      ? oddsAnswer({ ...question, state: withGuarantee(state, open), open: [] })
      : undefined;
  if (atBest && !atBest.ok) return atBest;
  return ok({
    atBest: atBest?.value,
    chance: chanceWithin(chances, pulls),
    steps: reached,
    without: rest.value,
    landmarks: LANDMARKS.map((chance) => ({ chance, pulls: pullsFor(chances, chance) })),
    ...{ mean, lossChance },
    better: best.value.expectedDone > asRequested + NOTICED ? best.value : undefined,
    curve: Array.from({ length: Math.ceil(most / stride) + 1 }, (_, at) => {
      const within = Math.min(at * stride, most);
      return { pulls: within, chance: chanceWithin(chances, within) };
    }),
  });
}

/** The same with a guarantee on some banner types. */
export function withGuarantee(state: WarpState, types: readonly BannerType[]): WarpState {
  const guaranteed = types.map((type) => [
    type,
    { pity: state[type]?.pity ?? 0, guaranteed: true },
  ]);
  return { ...state, ...Object.fromEntries(guaranteed) };
}

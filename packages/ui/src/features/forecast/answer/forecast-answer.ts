import { ok, type Result } from '@trailbook/core/internal/basics';
import {
  type BannerType,
  type BestForecastOrder,
  bestForecastOrder,
  type Forecast,
  type ForecastQuestion,
  forecast,
  forecastWithoutEach,
  type OddsError,
  type SavingsOn,
  savingsOn,
} from '@trailbook/core/internal/warp';
import { withGuarantee } from '../../warp/odds/odds-answer.ts';

/** What a player asks. */
export interface ForecastAsked extends ForecastQuestion {
  /** Banner types on which the next 5★ may be guaranteed, for all that is known. */
  readonly open: readonly BannerType[];
  /** Days for which the page shows what there would be if nothing were spent. */
  readonly days: readonly string[];
}

/** A figure; from the least to the most where it hangs on guarantees that nobody knows. */
export type Span = readonly [least: number, most: number];

export interface TargetAnswer {
  /** What there would be on its last day if nothing were spent. */
  readonly savings: SavingsOn;
  readonly chance: Span;
  readonly together: Span;
  /** The first day on which it is sure, whatever is open; null where it is not even on its last day. */
  readonly sureOn: string | null;
  /** Its chance if another is skipped, by the place of that; undefined at its own, and empty where none is compared. */
  readonly without: readonly (Span | undefined)[];
}

/** Everything that the page says. */
export interface ForecastAnswer {
  readonly targets: readonly TargetAnswer[];
  readonly all: Span;
  readonly expectedDone: Span;
  /** Pulls left on average on the latest of all last days. */
  readonly left: Span;
  /** Whether skips and orders were compared: of more than {@link MOST_COMPARED} that would take too long. */
  readonly isCompared: boolean;
  /** The order that gets most done, where another does more than the one that is asked for. */
  readonly better: BestForecastOrder | undefined;
  readonly savings: readonly { readonly day: string; readonly pulls: number }[];
}

/** A gain that nobody would notice is none. */
const NOTICED = 0.001;
/** Of eight targets all skips take as long as the forecast itself, of twelve five times that, and orders a minute. */
export const MOST_COMPARED = 8;

// Rules W54, W57.
/** Works out all that there is to say; takes longer than a page may be held up. */
export function forecastAnswer(asked: ForecastAsked): Result<ForecastAnswer, OddsError> {
  const cases: Forecast[] = [];
  const skips: (number | null)[][][] = [];
  const isCompared = asked.targets.length <= MOST_COMPARED;
  for (const guaranteed of subsets(asked.open)) {
    const question = { ...asked, state: withGuarantee(asked.state, guaranteed) };
    const made = forecast(question);
    if (!made.ok) return made;
    cases.push(made.value);
    if (!isCompared) continue;
    const without = forecastWithoutEach(question);
    if (!without.ok) return without;
    skips.push(without.value);
  }
  const [worst] = cases as [Forecast, ...Forecast[]];
  const best = isCompared ? bestForecastOrder(asked) : undefined;
  if (best?.ok === false) return best;
  const span = (of: (one: Forecast) => number) => spanOf(cases.map(of));
  return ok({
    targets: worst.targets.map(({ savings }, place) => ({
      savings,
      chance: span((one) => one.targets[place]?.chance ?? 0),
      together: span((one) => one.targets[place]?.together ?? 0),
      sureOn: latest(cases.map((one) => one.targets[place]?.sureOn ?? null)),
      without: isCompared
        ? worst.targets.map((_, skipped) =>
            skipped === place
              ? undefined
              : spanOf(skips.map((chances) => chances[skipped]?.[place] ?? 0)),
          )
        : [],
    })),
    all: span(({ all }) => all),
    expectedDone: span(({ expectedDone }) => expectedDone),
    left: span(({ left }) => left),
    isCompared,
    better: best && best.value.expectedDone > worst.expectedDone + NOTICED ? best.value : undefined,
    savings: asked.days.map((day) => ({ day, pulls: pullsOn(asked, day) })),
  });
}

function pullsOn({ savings, income, versions }: ForecastQuestion, day: string): number {
  return savingsOn(savings, income, { from: savings.on, until: day, versions }).pulls;
}

/** All ways in which some of them may be so; the first is none. */
function subsets([type, ...others]: readonly BannerType[]): BannerType[][] {
  if (type === undefined) return [[]];
  const rest = subsets(others);
  return [...rest, ...rest.map((some) => [type, ...some])];
}

function spanOf(values: readonly number[]): Span {
  return [Math.min(...values), Math.max(...values)];
}

/** The last of some days; null where one of them never comes. */
function latest(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null);
  return known.length < days.length ? null : (known.toSorted().at(-1) ?? null);
}

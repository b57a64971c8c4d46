import { BANNER_RULES, type BannerType } from '../banner-types.ts';
import { convolve, type Distribution, NOTHING, notSure } from '../distribution.ts';
import { FRESH } from '../next-five-star.ts';
import {
  copiesTake,
  type FeaturedChances,
  featuredChanceOf,
  type OddsStep,
  type WarpState,
} from '../odds.ts';
import {
  featuredFrom,
  type Made,
  nextOf,
  type Spread,
  scaled,
  spreadAt,
  sum,
  unfinishedSpread,
} from './spread.ts';

/** A target, and how far the pulls go. */
export interface BudgetedStep extends OddsStep {
  /** Pulls that there are in all by its last day, those that earlier targets took included. */
  readonly pulls: number;
  /** Whether its banner runs when it is its turn: else nothing is pulled for it. */
  readonly isOpen: boolean;
}

/**
 * One way that it may have gone so far: pulls spent, and where the player stands on each banner type. Within one way
 * neither tells anything of the other: a target that is there leaves its banner type at the beginning, and one that is
 * not leaves exactly the pulls of its last day spent.
 */
interface Way {
  /** The fewest pulls spent. */
  readonly from: number;
  /** By pulls spent, from the fewest on; those of all ways are 1 together. */
  readonly chances: Distribution;
  /** The most pulls that may be spent, however unlikely. */
  readonly most: number;
  /** By banner type; where nothing was pulled yet, it is the player's own. */
  readonly stands: ReadonlyMap<BannerType, Spread>;
  /** Whether every target so far is there. */
  readonly isWhole: boolean;
}

/** How it may have gone until a target's turn was over. */
export interface Standings {
  readonly ways: readonly Way[];
  /** Of the last target: that it is there. */
  readonly chance: number;
  /** That it and all before it are there. */
  readonly together: number;
  /** Pulls in all at which it is sure to be there, whatever went before. */
  readonly needs: number;
}

/** What a target takes from one stand. */
interface Take {
  /** As far as pulls go at the most. */
  readonly takes: Distribution;
  /** The most pulls that it can take, even where nobody has them. */
  readonly most: number;
  /** Where it leaves a player whose pulls run out. */
  readonly unfinished: (made: Made) => Spread;
}

/** What further copies take, from the pull on at which the first is there. */
interface Further {
  /** All of them. */
  readonly all: Distribution;
  /** Summed up over those that are not the last: none further, one, two, and so on. */
  readonly notLast: Distribution;
}

/**
 * Goes from target to target, with exact chances.
 *
 * @param state - and the steps must be without fault
 * @param most - pulls that there are in all at the latest; what takes more is not looked at
 */
export function createWalk(state: WarpState, featured: FeaturedChances, most: number) {
  const begun = new Map<BannerType, Spread>();
  const fresh = new Map<BannerType, Spread>();
  const takes = new WeakMap<Spread, Map<string, Take>>();
  const further = new Map<string, Further>();
  /** As many pulls as are looked at, and none. */
  const length = most + 1;

  const start: Standings = {
    ways: [{ from: 0, chances: NOTHING, most: 0, stands: new Map(), isWhole: true }],
    chance: 1,
    together: 1,
    needs: 0,
  };

  function standOf(way: Way, type: BannerType): Spread {
    return way.stands.get(type) ?? once(begun, type, () => spreadAt(type, state[type] ?? FRESH));
  }

  function takeOf(type: BannerType, copies: number, spread: Spread): Take {
    const known = takes.get(spread) ?? new Map<string, Take>();
    takes.set(spread, known);
    return once(known, `${type}×${copies}`, () => {
      const featuredChance = featuredChanceOf(type, featured);
      const next = nextOf(type, spread);
      const first = featuredFrom(type, next, featuredChance);
      const { all, notLast } = furtherOf(type, copies - 1);
      const before = notLast.length > 0 ? convolve(first, notLast, length) : notLast;
      return {
        takes: convolve(first, all, length),
        most: first.length - 1 + mostOf(type, copies - 1),
        unfinished: (made) =>
          unfinishedSpread(type, { spread, next, featuredChance, copies: before, made }),
      };
    });
  }

  function furtherOf(type: BannerType, copies: number): Further {
    return once(further, `${type}×${copies}`, () => {
      if (copies === 0) return { all: NOTHING, notLast: new Float64Array() };
      const { all, notLast } = furtherOf(type, copies - 1);
      const one = copiesTake(type, 1, { from: FRESH, chance: featuredChanceOf(type, featured) });
      return { all: convolve(all, one, length), notLast: sum(notLast, all) };
    });
  }

  /** The most pulls that so many copies take from the beginning. */
  function mostOf(type: BannerType, copies: number): number {
    const { fiveStarLimit } = BANNER_RULES[type];
    return copies * fiveStarLimit * (featuredChanceOf(type, featured) === 1 ? 1 : 2);
  }

  function advance(before: Standings, step: BudgetedStep): Standings {
    const { type, copies, pulls, isOpen } = step;
    const { ways } = before;
    if (copies === 0) return { ...before, chance: 1, needs: 0 };
    if (!isOpen) {
      const missed = ways.map((way) => ({ ...way, isWhole: false }));
      return { ways: merged(missed), chance: 0, together: 0, needs: Number.POSITIVE_INFINITY };
    }
    const there: Way[] = [];
    const missed: Way[] = [];
    /** Ways that end alike but for where they leave this banner type. */
    const unfinished = new Map<string, Way & { readonly spread: Spread }>();
    let needs = 0;
    for (const way of ways) {
      const take = takeOf(type, copies, standOf(way, type));
      const most = way.most + take.most;
      needs = Math.max(needs, most);
      const stands = new Map(way.stands).set(
        type,
        once(fresh, type, () => spreadAt(type, FRESH)),
      );
      const room = pulls - way.from + 1;
      const paid = room > 0 ? convolve(way.chances.subarray(0, room), take.takes, room) : NOTHING;
      if (room > copies) {
        there.push({ ...way, stands, chances: paid, most: Math.min(most, pulls) });
      }
      if (most <= pulls) continue;
      const spare = way.chances.subarray(0, Math.max(0, room - 1));
      if (way.most >= pulls) {
        // There was nothing to pull with until it was over.
        const late = Math.max(0, room - 1);
        missed.push({
          ...way,
          from: way.from + late,
          chances: way.chances.subarray(late),
          isWhole: false,
        });
      }
      if (spare.length === 0) continue;
      const spread = take.unfinished({
        fewest: room - spare.length,
        chances: spare.toReversed(),
      });
      const key = keyOf(way, type);
      const known = unfinished.get(key);
      unfinished.set(key, {
        ...way,
        spread: known
          ? {
              open: sum(known.spread.open, spread.open),
              guaranteed: sum(known.spread.guaranteed, spread.guaranteed),
            }
          : spread,
      });
    }
    for (const { spread, ...way } of unfinished.values()) {
      const chance = totalOf(spread.open) + totalOf(spread.guaranteed);
      const stand =
        chance > 0
          ? {
              open: scaled(spread.open, 1 / chance),
              guaranteed: scaled(spread.guaranteed, 1 / chance),
            }
          : spreadAt(type, FRESH);
      missed.push({
        from: pulls,
        chances: Float64Array.of(chance),
        most: pulls,
        stands: new Map(way.stands).set(type, stand),
        isWhole: false,
      });
    }
    const chanceOf = (some: readonly Way[]) =>
      some.reduce((all, { chances }) => all + totalOf(chances), 0);
    const isSure = needs <= pulls;
    const whole = chanceOf(there.filter(({ isWhole }) => isWhole));
    return {
      ways: merged([...there, ...missed]),
      chance: isSure ? 1 : notSure(chanceOf(there)),
      // Doubles are a hair off: nothing is likelier together with another.
      together: isSure ? before.together : Math.min(before.together, notSure(whole)),
      needs,
    };
  }

  let named = 0;
  const names = new WeakMap<Spread, number>();

  /** Ways with the same key differ in nothing but the pulls spent, and in where they stand on one banner type. */
  function keyOf(way: Way, except?: BannerType): string {
    const stands = [...way.stands].filter(([type]) => type !== except).sort(([a], [b]) => a - b);
    const keys = stands.map(([type, spread]) => {
      const name = names.get(spread) ?? named++;
      names.set(spread, name);
      return `${type}:${name}`;
    });
    return [way.isWhole && except === undefined, ...keys].join(' ');
  }

  function merged(ways: readonly Way[]): Way[] {
    const all = new Map<string, Way>();
    for (const way of ways) {
      const key = keyOf(way);
      const known = all.get(key);
      all.set(key, known ? together(known, way) : way);
    }
    return [...all.values()];
  }

  return { start, advance };
}

function together(a: Way, b: Way): Way {
  const from = Math.min(a.from, b.from);
  const end = Math.max(a.from + a.chances.length, b.from + b.chances.length);
  const chances = new Float64Array(end - from);
  for (const one of [a, b]) {
    for (const [at, chance] of one.chances.entries()) {
      const place = one.from - from + at;
      chances[place] = (chances[place] as number) + chance;
    }
  }
  return { ...a, from, chances, most: Math.max(a.most, b.most) };
}

/** Pulls spent on average. */
export function spentOn({ ways }: Standings): number {
  return ways.reduce(
    (all, { from, chances }) =>
      all + chances.reduce((sum, chance, at) => sum + chance * (from + at), 0),
    0,
  );
}

/** How likely all ways are together: 1, but for doubles. */
export function certaintyOf({ ways }: Standings): number {
  return ways.reduce((all, { chances }) => all + totalOf(chances), 0);
}

function totalOf(chances: Float64Array): number {
  return chances.reduce((all, chance) => all + chance, 0);
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

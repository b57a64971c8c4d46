/** A world and one of its difficulties, by their places in the page's lists, from 0. */
export interface UniversePlace {
  readonly world: number;
  readonly difficulty: number;
}

interface Worlds
  extends ReadonlyArray<{
    readonly world: number;
    readonly areas: readonly { readonly difficulty: number }[];
  }> {}

/**
 * Where one stands among some worlds, whatever was asked: a place beyond the last is the last.
 * Rule D19.
 *
 * @returns undefined where there are no worlds
 */
export function clampPlace(worlds: Worlds, requested: UniversePlace): UniversePlace | undefined {
  if (worlds.length === 0) return undefined;
  const world = clamp(requested.world, worlds.length);
  return { world, difficulty: clamp(requested.difficulty, worlds[world]?.areas.length ?? 1) };
}

/** The parts of an address's query, such as `URLSearchParams`. */
interface Query {
  get(param: string): string | null | undefined;
}

/**
 * The place that an address asks for by `?world=3&difficulty=2`.
 *
 * @returns undefined where it asks for no world, so that the page stays as it is
 */
export function placeInQuery(query: Query, worlds: Worlds): UniversePlace | undefined {
  const world = worlds.findIndex((one) => String(one.world) === query.get('world'));
  if (world < 0) return undefined;
  const requested = query.get('difficulty') ?? '';
  const difficulty = /^\d{1,4}$/.test(requested) ? Number(requested) - 1 : 0;
  return clampPlace(worlds, { world, difficulty });
}

/** The query of an address that leads to a place; empty for the first, which needs none. */
export function queryOfPlace(worlds: Worlds, place: UniversePlace): string {
  const world = worlds[place.world];
  if (!world || (place.world === 0 && place.difficulty === 0)) return '';
  const difficulty = place.difficulty === 0 ? '' : `&difficulty=${place.difficulty + 1}`;
  return `?world=${world.world}${difficulty}`;
}

function clamp(requested: number, count: number): number {
  return Math.min(Math.max(Math.trunc(requested), 0), count - 1);
}

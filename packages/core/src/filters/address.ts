import type { ActiveFilters } from './filters.ts';

/** A group of filters as an address names it, and the values that it may have. */
export interface OfferedFilters {
  /** Under which active options are kept. */
  readonly id: string;
  /** Under which the address has them. */
  readonly param: string;
  readonly values: readonly string[];
}

/** What a list is narrowed to. */
export interface Narrowing {
  readonly filters: ActiveFilters;
  readonly search: string;
}

const SEARCH = 'q';
const LONGEST_SEARCH = 200;

/** The parts of an address's query, such as `URLSearchParams`. */
export interface Query {
  get(param: string): string | null | undefined;
}

/**
 * What the query of an address asks of a list, such as `?rarity=4,5&q=march`. Only what the list offers is
 * taken from it.
 *
 * @returns undefined where it asks nothing, so that the list stays as it is
 */
export function narrowingOf(
  query: Query,
  offered: readonly OfferedFilters[],
): Narrowing | undefined {
  const filters: Record<string, readonly string[]> = {};
  for (const { id, param, values } of offered) {
    const requested = query.get(param)?.split(',') ?? [];
    const known = values.filter((value) => requested.includes(value));
    if (known.length > 0) filters[id] = known;
  }
  const search = (query.get(SEARCH) ?? '').slice(0, LONGEST_SEARCH);
  return search || Object.keys(filters).length > 0 ? { filters, search } : undefined;
}

/** What an address asks of a list's filters that the list does not offer: it is left out. */
export function unknownIn(query: Query, offered: readonly OfferedFilters[]): readonly string[] {
  return offered.flatMap(({ param, values }) =>
    (query.get(param)?.split(',') ?? []).filter((value) => value && !values.includes(value)),
  );
}

/** The query of an address that narrows a list so; empty for all of it. */
export function queryOf(
  { filters, search }: Narrowing,
  offered: readonly OfferedFilters[],
): string {
  const parts = offered.flatMap(({ id, param }) => {
    const values = filters[id] ?? [];
    return values.length > 0 ? [`${param}=${values.map(encodeURIComponent).join(',')}`] : [];
  });
  if (search.trim()) parts.push(`${SEARCH}=${encodeURIComponent(search.trim())}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

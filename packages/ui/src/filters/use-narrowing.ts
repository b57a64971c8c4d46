import { type FilterOption, narrowed, optionsOf } from '@trailbook/core/internal/filters';
import type { PageState } from '@trailbook/core/internal/user-data';
import { useMemo } from 'react';
import { usePageState } from '../platform/page-state.ts';
import type { FilterGroup } from './filter-group.ts';
import { useAddress } from './use-address.ts';

interface Options<Thing> {
  /** The address below the language, under which the list's state is kept. */
  readonly page: string;
  readonly things: readonly Thing[];
  readonly groups: readonly FilterGroup<Thing>[];
  /** What a thing is searched by, folded, a line each; the same function each time. */
  readonly keyOf: (thing: Thing) => string;
}

/** What a list is narrowed to, how to change it, and what it leaves. */
interface Narrowing<Thing> {
  readonly active: readonly FilterOption[];
  readonly search: string;
  readonly state: PageState;
  readonly change: (changes: Partial<PageState>) => void;
  readonly shown: readonly Thing[];
  /** Whether nothing holds what was searched for, and what is shown is close to it. */
  readonly isClose: boolean;
  /** What the address asks for although the list does not offer it. */
  readonly unknown: readonly string[];
}

/** A list's filters and its search, in its address and as they were left. */
export function useNarrowing<Thing extends object>({
  page,
  things,
  groups,
  keyOf,
}: Options<Thing>): Narrowing<Thing> {
  const [state, change] = usePageState(page);
  const { filters, search } = state;
  const active = optionsOf(filters);
  const offered = groups.map(({ id, field, param, options }) => ({
    id,
    param: param ?? String(field),
    values: options.map(({ value }) => value),
  }));
  const unknown = useAddress(offered, { filters, search }, change);
  const keyFor = useMemo(() => onceEach(keyOf), [keyOf]);
  const { found: shown, isClose } = narrowed(
    things,
    { active, search },
    {
      keyOf: keyFor,
      fieldOf: (thing, id) => {
        const group = groups.find((candidate) => candidate.id === id);
        return group ? valuesOf(thing[group.field]) : [];
      },
    },
  );
  return { active, search, state, change, shown, isClose, unknown };
}

/** Each key when it is first asked for: nobody waits for seven hundred names to be folded who does not search. */
function onceEach<Thing extends object>(keyOf: (thing: Thing) => string) {
  const keys = new WeakMap<Thing, string>();
  return (thing: Thing): string => {
    const key = keys.get(thing) ?? keyOf(thing);
    keys.set(thing, key);
    return key;
  };
}

/** A field of several values has each of them. */
function valuesOf(field: unknown): readonly string[] {
  return Array.isArray(field) ? field.map(String) : [String(field ?? '')];
}

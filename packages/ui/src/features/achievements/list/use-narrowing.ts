import { outOfReach } from '@trailbook/core/internal/achievements';
import type { Language } from '@trailbook/core/internal/dataset';
import {
  type FilterOption,
  type OfferedFilters,
  optionsOf,
  passesFilters,
  searched,
} from '@trailbook/core/internal/filters';
import { foldText } from '@trailbook/core/internal/search';
import { plainText } from '@trailbook/core/internal/text';
import type { PageState } from '@trailbook/core/internal/user-data';
import type { AchievementItem, AchievementLine, AchievementSeriesPage } from '@trailbook/pages';
import { useMemo, useSyncExternalStore } from 'react';
import { useAddress } from '../../../filters/use-address.ts';
import { useI18n } from '../../../i18n/index.ts';
import { usePageState } from '../../../platform/page-state.ts';
import { useChecklist } from '../checklist/checklist-context.ts';

export const STATES = ['open', 'done', 'excluded'] as const;

/** What a page of achievements can be narrowed to, beside what holds for all. */
export type Offers = Pick<AchievementSeriesPage, 'versions' | 'rarities'>;

export interface Narrowing {
  readonly state: PageState;
  readonly active: readonly FilterOption[];
  readonly change: (changes: Partial<PageState>) => void;
  readonly isNarrowed: boolean;
  /** What the address asks for although it is not offered. */
  readonly unknown: readonly string[];
}

/** What a page of achievements is narrowed to, in its address. */
export function useNarrowing(page: string, { versions, rarities }: Offers): Narrowing {
  const [state, change] = usePageState(page);
  const offered: readonly OfferedFilters[] = [
    { id: 'state', param: 'state', values: STATES },
    { id: 'hidden', param: 'hidden', values: ['yes', 'no'] },
    { id: 'rarity', param: 'rarity', values: rarities.map(({ rarity }) => rarity) },
    { id: 'version', param: 'version', values: versions },
  ];
  const unknown = useAddress(offered, state, change);
  const active = optionsOf(state.filters);
  const isNarrowed = active.length > 0 || state.search.trim() !== '';
  return { state, active, change, isNarrowed, unknown };
}

/** What a page of achievements shows. */
export interface Narrowed {
  readonly lines: readonly AchievementLine[];
  /** Whether nothing is called as was searched for, and these are close to it. */
  readonly isClose: boolean;
}

/**
 * The lines that are asked for. What was open when it was asked stays in sight when it is marked: nothing moves away
 * under the pointer.
 *
 * @param target - one that a link leads to: it is shown whatever the page was narrowed to before
 */
export function useNarrowed(
  lines: readonly AchievementLine[],
  { state: { filters, search } }: Narrowing,
  target?: number,
): Narrowed {
  const { language } = useI18n();
  const { subscribe, done, isDone } = useChecklist();
  const conditionOf = useMemo(() => conditionKeys(language), [language]);
  const isKnown = useSyncExternalStore(
    subscribe,
    () => done() !== undefined,
    () => false,
  );
  // What is done is asked when it becomes known, not later.
  return useMemo(() => {
    const active = optionsOf(filters);
    if (active.length === 0 && search.trim() === '') return { lines, isClose: false };
    const items = lines.flatMap(({ members }) => members);
    const { found, isClose } = searched(items, search, keyOf, conditionOf);
    const named = new Set(found);
    const shown = lines.filter(({ kind, members }) => {
      const unreachable = kind === 'choice' ? outOfReach([members], isDone) : new Map();
      const stateOf = ({ id }: AchievementItem) => {
        if (isDone(id)) return 'done';
        return unreachable.get(id) === 'excluded' ? 'excluded' : 'open';
      };
      return members.some(
        (item) =>
          item.id === target ||
          (named.has(item) && passesFilters(active, (group) => fieldOf(item, group, stateOf))),
      );
    });
    return { lines: shown, isClose: isClose && shown.length > 0 };
  }, [lines, filters, search, target, isKnown, conditionOf]);
}

function keyOf({ id, name }: AchievementItem): string {
  return foldText(name?.text ?? String(id));
}

/** What is to be done, in both forms of address; each is made once, when something is searched for. */
function conditionKeys(language: Language): (item: AchievementItem) => string {
  const keys = new Map<number, string>();
  return ({ id, description }) => {
    if (!description) return '';
    const known = keys.get(id);
    if (known !== undefined) return known;
    const { text, params, nickname } = description;
    const forms = (['F', 'M'] as const).map((gender) =>
      foldText(plainText(text.tree, { language, params, nickname, gender })),
    );
    const key = forms.join('\n');
    keys.set(id, key);
    return key;
  };
}

function fieldOf(
  item: AchievementItem,
  group: string,
  stateOf: (item: AchievementItem) => string,
): string {
  switch (group) {
    case 'state':
      return stateOf(item);
    case 'hidden':
      return item.hidden ? 'yes' : 'no';
    case 'rarity':
      return item.rarity;
    default:
      return item.version ?? '';
  }
}

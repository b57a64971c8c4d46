import {
  chooseOption,
  clearGroup,
  type FilterOption,
  filtersOf,
  toggleOption,
} from '@trailbook/core/internal/filters';
import type { PageState } from '@trailbook/core/internal/user-data';
import { useI18n } from '../i18n/index.ts';
import { FilterChips } from '../primitives/index.ts';
import type { FilterGroup } from './filter-group.ts';

/** What is switched on in a list, and how to change it. */
export interface Filtering {
  readonly active: readonly FilterOption[];
  readonly change: (changes: Partial<PageState>) => void;
}

interface Props extends Filtering {
  readonly group: Pick<FilterGroup<object>, 'id' | 'legend' | 'isExclusive' | 'options'>;
}

/** One group of a list's filters. */
export function Chips({ group, active, change }: Props) {
  const { t } = useI18n();
  const switched = group.isExclusive ? chooseOption : toggleOption;
  return (
    <FilterChips
      legend={group.legend}
      options={group.options}
      isActive={(value) =>
        active.some((option) => option.group === group.id && option.value === value)
      }
      onToggle={(value) =>
        change({ filters: filtersOf(switched(active, { group: group.id, value })) })
      }
      all={{
        label: t('list.all'),
        onChoose: () => change({ filters: filtersOf(clearGroup(active, group.id)) }),
      }}
    />
  );
}

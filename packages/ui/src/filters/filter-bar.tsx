import type { ReactNode } from 'react';
import { useI18n } from '../i18n/index.ts';
import { Chips, type Filtering } from './chips.tsx';
import { FilterFrame } from './filter-frame.tsx';
import type { FilterGroup } from './filter-group.ts';

interface Props extends Filtering {
  readonly groups: readonly Pick<
    FilterGroup<object>,
    'id' | 'legend' | 'isExclusive' | 'options'
  >[];
  readonly search: string;
  /** What the search is called, where it is by more than names. */
  readonly label?: string | undefined;
  /** Further filters after the groups. */
  readonly children?: ReactNode;
}

/** The search and the filters of a list. */
export function FilterBar(props: Props) {
  const { groups, active, search, change, children } = props;
  const { t } = useI18n();
  return (
    <FilterFrame
      label={props.label ?? t('list.search')}
      search={search}
      onSearch={(text) => change({ search: text })}
      count={active.length}
    >
      {groups.length > 0 && (
        <>
          {groups.map((group) => (
            <Chips key={group.id} group={group} active={active} change={change} />
          ))}
          {children}
        </>
      )}
    </FilterFrame>
  );
}

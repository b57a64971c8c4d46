import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, classNames, SearchField } from '../../primitives/index.ts';
import { Chips, type Filtering } from './chips.tsx';
import type { FilterGroup } from './filter-group.ts';

interface Props extends Filtering {
  readonly groups: readonly Pick<
    FilterGroup<object>,
    'id' | 'legend' | 'isExclusive' | 'options'
  >[];
  readonly search: string;
  /** Further filters after the groups. */
  readonly children?: ReactNode;
}

/** A list's search and its filters on one line; on phones these stand behind a button. */
export function FilterBar({ groups, active, search, change, children }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3 sm:border-y sm:border-line sm:py-3">
      <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
        <SearchField
          label={t('list.search')}
          value={search}
          onChange={(text) => change({ search: text })}
        />
      </div>
      {groups.length > 0 && (
        <>
          <Button
            className="px-3 sm:hidden"
            aria-expanded={isOpen}
            aria-controls="filters"
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />
            {active.length > 0 ? t('list.filtersOn', { number: active.length }) : t('list.filters')}
          </Button>
          <div
            id="filters"
            className={classNames(
              'flex w-full flex-wrap gap-x-5 gap-y-3 sm:w-auto',
              !isOpen && 'max-sm:hidden',
            )}
          >
            {groups.map((group) => (
              <Chips key={group.id} group={group} active={active} change={change} />
            ))}
            {children}
          </div>
        </>
      )}
    </div>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { Button, classNames, SearchField } from '../primitives/index.ts';

interface Props {
  /** What the search is called. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** How many filters are on. */
  readonly count: number;
  /** The filters; none where there are none. */
  readonly children?: ReactNode;
  /** What stands after them. */
  readonly end?: ReactNode;
  /** Some have their names above them, and all stand on one line with their fields. */
  readonly isLabelled?: boolean;
}

/** A search and filters on one line; on phones these stand behind a button. */
export function FilterFrame({ label, search, onSearch, count, children, end, isLabelled }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      data-needs-script
      className={classNames(
        'flex flex-wrap items-start gap-x-5 gap-y-3 sm:border-y sm:border-line sm:py-3',
        isLabelled && 'xl:items-end',
      )}
    >
      <div className="min-w-0 flex-1 basis-32 sm:w-56 sm:flex-none">
        <SearchField label={label} value={search} onChange={onSearch} />
      </div>
      {children && (
        <>
          <Button
            className="px-3 sm:hidden"
            aria-expanded={isOpen}
            aria-controls="filters"
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />
            {count > 0 ? t('list.filtersOn', { number: count }) : t('list.filters')}
          </Button>
          <div
            id="filters"
            className={classNames(
              'flex w-full flex-wrap items-end gap-x-5 gap-y-3 sm:w-auto',
              !isOpen && 'max-sm:hidden',
            )}
          >
            {children}
          </div>
        </>
      )}
      {end}
    </div>
  );
}

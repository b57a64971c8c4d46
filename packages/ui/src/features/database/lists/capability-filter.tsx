import { Chips, type Filtering } from '../../../filters/chips.tsx';
import type { FilterGroup } from '../../../filters/filter-group.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';

interface Props extends Filtering {
  readonly groups: readonly Pick<FilterGroup<object>, 'id' | 'legend' | 'options'>[];
}

/** What cards do: many choices, which fold away, with the way to who else does what was chosen. */
export function CapabilityFilter({ groups, active, change }: Props) {
  const { t, language } = useI18n();
  const chosen = groups.flatMap(({ id, options }) =>
    options.filter(({ value }) => active.some((one) => one.group === id && one.value === value)),
  );
  return (
    <details className="group w-full min-w-0" data-does>
      <summary className="tap flex w-fit items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        {chosen.length > 0 ? t('whoCan.filterOn', { number: chosen.length }) : t('whoCan.filter')}
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-2">
        {groups
          .filter(({ options }) => options.length > 0)
          .map((group) => (
            <div key={group.id} className="flex flex-col gap-1">
              <p className="text-xs text-ink-faint" aria-hidden>
                {group.legend}
              </p>
              <Chips group={group} active={active} change={change} />
            </div>
          ))}
        {chosen.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-4 text-sm">
            <span className="text-ink-faint">{t('whoCan.others')}</span>
            {chosen.map(({ value, label }) => (
              <Link
                key={value}
                to={`/${language}/who-can/${value}`}
                className="tap flex items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
              >
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

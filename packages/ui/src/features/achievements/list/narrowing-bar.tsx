import {
  chooseOption,
  clearGroup,
  filtersOf,
  toggleOption,
} from '@trailbook/core/internal/filters';
import { FilterFrame } from '../../../filters/filter-frame.tsx';
import { UnknownFilters } from '../../../filters/unknown-filters.tsx';
import { useI18n } from '../../../i18n/index.ts';
import { FilterChips, SelectField } from '../../../primitives/index.ts';
import { Jade } from './jade.tsx';
import { type Narrowing, type Offers, STATES } from './use-narrowing.ts';

interface Props {
  readonly narrowing: Narrowing;
  readonly offers: Offers;
  /** How many achievements are shown; undefined where none are. */
  readonly shown: number | undefined;
}

const ANY = '';

/** The search and the filters of a page of achievements. */
export function NarrowingBar({ narrowing, offers: { versions, rarities }, shown }: Props) {
  const { t } = useI18n();
  const { state, active, change } = narrowing;
  const isActive = (group: string) => (value: string) =>
    active.some((option) => option.group === group && option.value === value);
  const choose = (group: string) => (value: string) => {
    const next = isActive(group)(value)
      ? clearGroup(active, group)
      : chooseOption(active, { group, value });
    change({ filters: filtersOf(next) });
  };
  const version = active.find(({ group }) => group === 'version')?.value ?? ANY;
  return (
    <>
      <FilterFrame
        isLabelled
        label={t('achievements.search')}
        search={state.search}
        onSearch={(search) => change({ search })}
        count={active.length}
        end={
          <p
            aria-live="polite"
            className="figures ms-auto text-sm whitespace-nowrap text-ink-faint max-sm:w-full"
          >
            {shown !== undefined && t('list.shown', { number: shown })}
          </p>
        }
      >
        <FilterChips
          legend={t('achievements.state')}
          options={STATES.map((value) => ({ value, label: t(`achievements.${value}`) }))}
          isActive={isActive('state')}
          onToggle={choose('state')}
        />
        <FilterChips
          legend={t('achievements.secrecy')}
          options={[
            { value: 'yes', label: t('achievements.hidden') },
            { value: 'no', label: t('achievements.notHidden') },
          ]}
          isActive={isActive('hidden')}
          onToggle={choose('hidden')}
        />
        <FilterChips
          legend={t('achievements.worth')}
          options={rarities.map(({ rarity, jade }) => ({
            value: rarity,
            label: t('achievements.jade', { number: jade }),
            picture: <Jade amount={jade} />,
          }))}
          isActive={isActive('rarity')}
          onToggle={(value) =>
            change({ filters: filtersOf(toggleOption(active, { group: 'rarity', value })) })
          }
        />
        <SelectField
          label={t('achievements.version')}
          value={version}
          options={[
            { value: ANY, label: t('list.all') },
            ...versions.map((value) => ({ value, label: value })),
          ]}
          onChange={(value) =>
            change({
              filters: filtersOf(
                value === ANY
                  ? clearGroup(active, 'version')
                  : chooseOption(active, { group: 'version', value }),
              ),
            })
          }
        />
      </FilterFrame>
      <UnknownFilters values={narrowing.unknown} />
    </>
  );
}

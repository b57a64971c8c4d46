import type { Element, Path } from '@trailbook/core/dataset';
import {
  filtersOf,
  optionsOf,
  passesFilters,
  searchKey,
  toggleOption,
} from '@trailbook/core/filters';
import type { PageName } from '@trailbook/core/pages';
import { UNTOUCHED_PAGE } from '@trailbook/core/userdata';
import { type ReactNode, useMemo } from 'react';
import {
  Constellation,
  ElementGlyph,
  PathGlyph,
  RarityStars,
  ThingName,
} from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { Button, FilterChips, SearchField } from '../../primitives/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { usePageState } from '../../stores/page-state.ts';

/** A character or a light cone, as its list shows it. */
interface ListedCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: Path;
  readonly element?: Element;
}

/** One group of filters: the id it is kept under, and the field of a card that it asks for. */
interface FilterGroup {
  readonly id: string;
  readonly field: 'rarity' | 'path' | 'element';
  readonly legend: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly picture: ReactNode;
  }[];
}

interface Props {
  readonly title: string;
  /** The address below the language, under which the list's state is kept. */
  readonly page: string;
  readonly cards: readonly ListedCard[];
  readonly groups: readonly FilterGroup[];
  /** The address below the language of a card's page, without its page id. */
  readonly cardPath: string;
}

/** Cards with filters and a search; the list is there before any JavaScript is. */
export function CardList({ title, page, cards, groups, cardPath }: Props) {
  const { t, language } = useI18n();
  const [{ filters, search }, change] = usePageState(page);
  const active = optionsOf(filters);
  const searchKeys = useMemo(
    () =>
      new Map(
        cards.map((card) => [
          card.id,
          `${searchKey(card.name.text)} ${card.pageId.replaceAll('-', ' ')}`,
        ]),
      ),
    [cards],
  );
  const wanted = searchKey(search.trim());
  const fieldOf = (card: ListedCard) => (id: string) => {
    const group = groups.find((candidate) => candidate.id === id);
    return group ? String(card[group.field] ?? '') : '';
  };
  const shown = cards.filter(
    (card) => passesFilters(active, fieldOf(card)) && searchKeys.get(card.id)?.includes(wanted),
  );

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <PageTitle>{title}</PageTitle>
        <p aria-live="polite" className="figures text-sm text-ink-faint">
          {t('list.shown', { number: shown.length })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-3 border-y border-line py-3">
        <div className="w-full sm:w-56">
          <SearchField
            label={t('list.search')}
            value={search}
            onChange={(text) => change({ search: text })}
          />
        </div>
        {groups.map((group) => (
          <FilterChips
            key={group.id}
            legend={group.legend}
            options={group.options}
            isActive={(value) =>
              active.some((option) => option.group === group.id && option.value === value)
            }
            onToggle={(value) =>
              change({ filters: filtersOf(toggleOption(active, { group: group.id, value })) })
            }
          />
        ))}
      </div>
      {shown.length === 0 ? (
        <div className="flex flex-col items-start gap-3 py-8">
          <p>{t('list.none')}</p>
          <Button onClick={() => change(UNTOUCHED_PAGE)}>{t('list.reset')}</Button>
        </div>
      ) : (
        <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
          {shown.map((card) => (
            <li key={card.id} className="listed">
              <Card card={card} href={`/${language}${cardPath}/${card.pageId}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ card, href }: { card: ListedCard; href: string }) {
  return (
    <Link to={href} className="group flex flex-col gap-2">
      <span
        className="relative block aspect-square rounded-sheet border border-line bg-surface group-hover:border-lamp"
        style={{ borderBottomColor: `var(--rarity-${card.rarity})` }}
      >
        <Constellation
          id={card.id}
          path={card.path}
          rarity={card.rarity}
          element={card.element}
          className="size-full"
        />
        <span className="absolute start-1.5 top-1.5 flex flex-col gap-1">
          {card.element && <ElementGlyph element={card.element} />}
          <PathGlyph path={card.path} className="size-5 text-ink-soft" />
        </span>
      </span>
      <span className="flex flex-col">
        <ThingName name={card.name} className="text-sm leading-snug group-hover:text-lamp" />
        <RarityStars rarity={card.rarity} />
      </span>
    </Link>
  );
}

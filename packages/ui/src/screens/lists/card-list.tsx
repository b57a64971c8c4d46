import { optionsOf, passesFilters } from '@trailbook/core/internal/filters';
import type { PageName } from '@trailbook/core/internal/pages';
import { UNTOUCHED_PAGE } from '@trailbook/core/internal/userdata';
import { foldText } from '@trailbook/core/search';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { RarityStars, ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { Button, classNames, SearchField } from '../../primitives/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { rememberOrder } from '../../stores/list-order.ts';
import { usePageState } from '../../stores/page-state.ts';
import { Chips } from './chips.tsx';
import { DoesFilter } from './does-filter.tsx';
import type { FilterGroup } from './filter-group.ts';
import { useAddress } from './use-address.ts';

/** A thing, as its list shows it. */
interface ListedCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number | null;
}

interface Props<Card extends ListedCard> {
  readonly title: string;
  /** Ways to pages that belong with the list. */
  readonly links?: ReactNode;
  /** The address below the language, under which the list's state is kept. */
  readonly page: string;
  readonly cards: readonly Card[];
  readonly groups: readonly FilterGroup<Card>[];
  /** Groups of what cards do, which are many and fold away. */
  readonly does?: readonly FilterGroup<Card>[];
  /** The address below the language of a card's page, without its page id. */
  readonly cardPath: string;
  /** The picture of a card. */
  readonly pictureOf?: (card: Card) => ReactNode;
  /** What stands for a thing instead of a card: a list item that leads there. */
  readonly listed?: (card: Card, href: string) => ReactNode;
  /** Small marks over the picture. */
  readonly marksOf?: (card: Card) => ReactNode;
  /** What is shown instead of stars where a card is not as it should be. */
  readonly problemOf?: (card: Card) => string | undefined;
  readonly onOpen?: (card: Card) => void;
}

/** Cards with filters and a search; the list is there before any JavaScript is. */
export function CardList<Card extends ListedCard>(props: Props<Card>) {
  const { title, links, page, cards, groups, does = [], cardPath, listed } = props;
  const { t, language } = useI18n();
  const [{ filters, search }, change] = usePageState(page);
  const [isOpen, setOpen] = useState(false);
  const active = optionsOf(filters);
  const all = [...groups, ...does];
  const offered = all.map(({ id, field, param, options }) => ({
    id,
    param: param ?? String(field),
    values: options.map(({ value }) => value),
  }));
  useAddress(offered, { filters, search }, change);
  const searchKeys = useMemo(
    () =>
      new Map(
        cards.map((card) => [
          card.id,
          `${foldText(card.name.text)} ${card.pageId.replaceAll('-', ' ')}`,
        ]),
      ),
    [cards],
  );
  const wanted = foldText(search);
  const fieldOf = (card: Card) => (id: string) => {
    const group = all.find((candidate) => candidate.id === id);
    return group ? valuesOf(card[group.field]) : [];
  };
  const shown = cards.filter(
    (card) => passesFilters(active, fieldOf(card)) && searchKeys.get(card.id)?.includes(wanted),
  );

  const isNarrowed = shown.length < cards.length;
  useEffect(() => {
    const things = shown.map(({ pageId, name }) => ({ pageId, name }));
    rememberOrder(cardPath, isNarrowed ? { language, things } : undefined);
  });

  const hrefOf = (card: Card) => `/${language}${cardPath}/${card.pageId}`;
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <PageTitle>{title}</PageTitle>
        {/* Of one height in every font, so that nothing moves when the page's own comes. */}
        {links && (
          <div className="me-auto max-sm:order-last max-sm:w-full max-sm:overflow-x-auto max-sm:whitespace-nowrap">
            {links}
          </div>
        )}
        <p aria-live="polite" className="figures text-sm whitespace-nowrap text-ink-faint">
          {t('list.shown', { number: shown.length })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-3 sm:border-y sm:border-line sm:py-3">
        <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
          <SearchField
            label={t('list.search')}
            value={search}
            onChange={(text) => change({ search: text })}
          />
        </div>
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
          {does.length > 0 && <DoesFilter groups={does} active={active} change={change} />}
        </div>
      </div>
      {shown.length === 0 ? (
        <div className="flex flex-col items-start gap-3 py-8">
          <p>{t('list.none')}</p>
          <Button onClick={() => change(UNTOUCHED_PAGE)}>{t('list.reset')}</Button>
        </div>
      ) : listed ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-x-10">
          {shown.map((card) => listed(card, hrefOf(card)))}
        </ul>
      ) : (
        <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
          {shown.map((card) => (
            <li key={card.id}>
              <ListedThing {...props} card={card} href={hrefOf(card)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A field of several values has each of them. */
function valuesOf(field: unknown): readonly string[] {
  return Array.isArray(field) ? field.map(String) : [String(field ?? '')];
}

function ListedThing<Card extends ListedCard>(
  props: Pick<Props<Card>, 'pictureOf' | 'marksOf' | 'problemOf' | 'onOpen'> & {
    card: Card;
    href: string;
  },
) {
  const { card, href, pictureOf, marksOf, problemOf, onOpen } = props;
  const problem = problemOf?.(card);
  return (
    <Link to={href} className="group flex flex-col gap-2" onClick={onOpen && (() => onOpen(card))}>
      <span
        className="drawn-when-near relative block aspect-square rounded-sheet border border-line bg-surface group-hover:border-lamp"
        style={card.rarity === null ? {} : { borderBottomColor: `var(--rarity-${card.rarity})` }}
      >
        {pictureOf?.(card)}
        {marksOf?.(card)}
      </span>
      <span className="flex min-w-0 flex-col">
        <ThingName
          name={card.name}
          // A long word is parted rather than set across the next card.
          className="text-sm leading-snug hyphens-auto wrap-break-word group-hover:text-lamp"
        />
        {problem && <span className="text-xs text-stop">{problem}</span>}
        {card.rarity !== null && <RarityStars rarity={card.rarity} />}
      </span>
    </Link>
  );
}

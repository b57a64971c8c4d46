import type { PageName } from '@trailbook/core/internal/dataset';
import { foldText } from '@trailbook/core/internal/search';
import { UNTOUCHED_PAGE } from '@trailbook/core/internal/user-data';
import { type ReactNode, useCallback, useEffect } from 'react';
import { FilterBar } from '../../../filters/filter-bar.tsx';
import type { FilterGroup } from '../../../filters/filter-group.ts';
import { NothingFound } from '../../../filters/nothing-found.tsx';
import { SimilarNamesNote } from '../../../filters/similar-names-note.tsx';
import { UnknownFilters } from '../../../filters/unknown-filters.tsx';
import { useNarrowing } from '../../../filters/use-narrowing.ts';
import { FittedName, RarityStars } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import { CapabilityFilter } from './capability-filter.tsx';
import { rememberOrder } from './list-order.ts';
import { NamedIn } from './named-in.tsx';

/** A thing, as its list shows it. */
interface ListedCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number | null;
  /** What else it is searched by. */
  readonly also?: string;
}

interface Props<Card extends ListedCard> {
  readonly title: string;
  /** Ways to pages that belong with the list. */
  readonly links?: ReactNode;
  /** The address below the language, under which the list's state is kept. */
  readonly page: string;
  readonly cards: readonly Card[];
  readonly groups: readonly FilterGroup<Card>[];
  /** What the search is called, where it is by more than names. */
  readonly searchLabel?: string;
  /** Groups of what cards do, which are many and fold away. */
  readonly does?: readonly FilterGroup<Card>[];
  /** The address below the language of a card's page, without its page id. */
  readonly cardPath: string;
  /** The picture of a card. */
  readonly pictureOf?: (card: Card) => ReactNode;
  /** What stands for a thing instead of a card: a list item that leads there. */
  readonly listed?: (card: Card, href: string) => ReactNode;
  /** A line below the name, which is searched as well; the same function each time. */
  readonly aboutOf?: (card: Card) => string | undefined;
  /** Small marks over the picture. */
  readonly marksOf?: (card: Card) => ReactNode;
  /** What is shown instead of stars where a card is not as it should be. */
  readonly problemOf?: (card: Card) => string | undefined;
  readonly onOpen?: (card: Card) => void;
}

/** How wide a card is, as its picture is told: three beside one another on a phone, else as many as have room. */
export const CARD_SIZES = '(min-width: 40rem) 10rem, (min-width: 22rem) 33vw, 50vw';

/** What a card is searched by: its name, its address in English, and what is told of it. */
function keyOf({ name, pageId, also = '' }: ListedCard, about = ''): string {
  return `${foldText(name.text)}\n${pageId.replaceAll('-', ' ')}\n${foldText(`${about} ${also}`)}`;
}

/** Cards with filters and a search; the list is there before any JavaScript is. */
export function CardList<Card extends ListedCard>(props: Props<Card>) {
  const { title, links, page, cards, groups, does = [], cardPath, listed, aboutOf } = props;
  const { t, language } = useI18n();
  const all = [...groups, ...does];
  const { active, search, change, shown, isClose, unknown } = useNarrowing({
    page,
    things: cards,
    groups: all,
    keyOf: useCallback((card: Card) => keyOf(card, aboutOf?.(card)), [aboutOf]),
  });

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
      <FilterBar label={props.searchLabel} {...{ groups, active, search, change }}>
        {does.length > 0 && <CapabilityFilter groups={does} active={active} change={change} />}
      </FilterBar>
      <UnknownFilters values={unknown} />
      <SimilarNamesNote query={isClose ? search : undefined} />
      {shown.length === 0 ? (
        <NothingFound
          query={active.length === 0 ? search : undefined}
          onReset={() => change(UNTOUCHED_PAGE)}
        />
      ) : listed ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-x-10">
          {shown.map((card) => listed(card, hrefOf(card)))}
        </ul>
      ) : (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-5 min-[22rem]:grid-cols-3 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
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

function ListedThing<Card extends ListedCard>(
  props: Pick<Props<Card>, 'pictureOf' | 'aboutOf' | 'marksOf' | 'problemOf' | 'onOpen'> & {
    card: Card;
    href: string;
  },
) {
  const { card, href, pictureOf, aboutOf, marksOf, problemOf, onOpen } = props;
  const problem = problemOf?.(card);
  const about = aboutOf?.(card);
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
        <FittedName
          name={card.name}
          className="text-sm leading-snug hyphens-auto wrap-break-word group-hover:text-lamp"
        />
        <NamedIn name={card.name} />
        {about && <span className="figures text-xs text-ink-soft hyphens-auto">{about}</span>}
        {problem && <span className="text-xs text-stop">{problem}</span>}
        {card.rarity !== null && <RarityStars rarity={card.rarity} />}
      </span>
    </Link>
  );
}

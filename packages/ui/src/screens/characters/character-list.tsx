import {
  filtersOf,
  optionsOf,
  passesFilters,
  searchKey,
  toggleOption,
} from '@trailbook/core/filters';
import type { CharacterCard, CharacterListPage } from '@trailbook/core/pages';
import { UNTOUCHED_PAGE } from '@trailbook/core/userdata';
import { useMemo } from 'react';
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

/** All characters, with three filters and a search; the list is there before any JavaScript is. */
export function CharacterListScreen({ characters, filters }: CharacterListPage) {
  const { t, language } = useI18n();
  const [{ filters: chosen, search }, change] = usePageState('/characters');
  const active = optionsOf(chosen);
  const toggle = (group: string) => (value: string) =>
    change({ filters: filtersOf(toggleOption(active, { group, value })) });
  const isActive = (group: string) => (value: string) =>
    active.some((option) => option.group === group && option.value === value);
  const names = useMemo(
    () =>
      new Map(
        characters.map((card) => [
          card.id,
          `${searchKey(card.name.text)} ${card.pageId.replaceAll('-', ' ')}`,
        ]),
      ),
    [characters],
  );
  const shown = characters.filter(
    (card) =>
      passesFilters(active, fieldOf(card)) &&
      names.get(card.id)?.includes(searchKey(search.trim())),
  );
  const reset = () => change(UNTOUCHED_PAGE);

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <PageTitle>{t('nav.characters')}</PageTitle>
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
        <FilterChips
          legend={t('filter.rarity')}
          options={filters.rarityChar.map((rarity) => ({
            value: String(rarity),
            label: t('rarity.stars', { rarity }),
            picture: <span className="figures">{rarity} ★</span>,
          }))}
          isActive={isActive('rarityChar')}
          onToggle={toggle('rarityChar')}
        />
        <FilterChips
          legend={t('filter.path')}
          options={filters.baseTypeChar.map(({ value, name }) => ({
            value,
            label: name.text,
            picture: <PathGlyph path={value} />,
          }))}
          isActive={isActive('baseTypeChar')}
          onToggle={toggle('baseTypeChar')}
        />
        <FilterChips
          legend={t('filter.element')}
          options={filters.damageType.map(({ value, name }) => ({
            value,
            label: name.text,
            picture: <ElementGlyph element={value} />,
          }))}
          isActive={isActive('damageType')}
          onToggle={toggle('damageType')}
        />
      </div>
      {shown.length === 0 ? (
        <div className="flex flex-col items-start gap-3 py-8">
          <p>{t('list.none')}</p>
          <Button onClick={reset}>{t('list.reset')}</Button>
        </div>
      ) : (
        <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
          {shown.map((card) => (
            <li key={card.id}>
              <Card card={card} href={`/${language}/character/${card.pageId}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ card, href }: { card: CharacterCard; href: string }) {
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
          <ElementGlyph element={card.element} />
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

function fieldOf(card: CharacterCard): (group: string) => string {
  const fields: Readonly<Record<string, string>> = {
    rarityChar: String(card.rarity),
    baseTypeChar: card.path,
    damageType: card.element,
  };
  return (group) => fields[group] ?? '';
}

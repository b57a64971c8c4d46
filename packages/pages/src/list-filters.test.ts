import { createLookup } from '@trailbook/core/internal/dataset';
import { type FilterOption, passesFilters, toggleOption } from '@trailbook/core/internal/filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import { bookListPage, consumableListPage, iconListPage, materialListPage } from './index.ts';

const lookup = createLookup(dataset, 'en');
const { materials } = materialListPage(lookup);
const { consumables } = consumableListPage(lookup);
const { books } = bookListPage(lookup);
const { icons } = iconListPage(lookup);

/** Every list of the data bank: the cards as their filters see them, and the fields that are filtered by. */
const LISTS = [
  ['materials', materials.map(choicesOf), ['purpose', 'rarity']],
  ['consumables', consumables.map(choicesOf), ['kind', 'rarity']],
  ['books', books.map(choicesOf), ['world']],
  ['icons', icons.map(choicesOf), ['rarity']],
] as const;

type Choices = Readonly<Record<string, string>>;

function choicesOf(card: object): Choices {
  return Object.fromEntries(
    Object.entries(card).map(([field, value]) => [field, String(value ?? '')]),
  );
}

const narrowed = (cards: readonly Choices[], active: readonly FilterOption[]) =>
  cards.filter((card) => passesFilters(active, (group) => card[group] ?? ''));

describe.each(LISTS)('the filters of %s', (_, cards, fields) => {
  const options = fields.flatMap((group) =>
    [...new Set(cards.map((card) => card[group] ?? ''))].map((value) => ({ group, value })),
  );
  const some = fc.uniqueArray(fc.constantFrom(...options), {
    selector: ({ group, value }) => `${group} ${value}`,
  });

  it('keep what fits one option of each group that has any, and nothing else', () => {
    fc.assert(
      fc.property(some, (active) => {
        const fits = (card: Choices) =>
          fields.every((group) => {
            const values = active.filter((one) => one.group === group).map(({ value }) => value);
            return values.length === 0 || values.includes(card[group] ?? '');
          });
        expect(narrowed(cards, active)).toEqual(cards.filter(fits));
      }),
    );
  });

  it('part the list: each card is under one option of a group', () => {
    for (const field of fields) {
      const parts = options
        .filter(({ group }) => group === field)
        .map((option) => narrowed(cards, [option]).length);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cards.length);
    }
  });

  it('are undone by pressing an option again', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...options), (active, option) => {
        const twice = toggleOption(toggleOption(active, option), option);
        expect(narrowed(cards, twice)).toEqual(narrowed(cards, active));
      }),
    );
  });
});

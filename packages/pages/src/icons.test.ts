import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { smallCharacter, smallDataset } from '../../core/test/small-dataset.ts';
import { iconListPage, iconPage } from './index.ts';

const icon = (id: number, character?: number) => ({
  id,
  pageId: `icon-${id}`,
  icon: `I/${id}`,
  ...(character === undefined ? {} : { character }),
});
const lookup = createLookup(
  smallDataset({
    characters: [
      smallCharacter({ id: 1001, rarity: 4, pageId: 'march' }),
      smallCharacter({ id: 1002, rarity: 5, pageId: 'dan' }),
    ],
    // Of the last no language has a name.
    icons: [icon(1), icon(2, 1001), icon(3, 1002), icon(4)],
    names: {
      en: { playerIcon: { 1: 'Plain', 2: 'March', 3: 'Dan' }, character: { 1001: 'March' } },
    },
  }),
  'en',
);

describe('iconListPage', () => {
  const { icons, filters } = iconListPage(lookup);

  it('has those of the rarest characters first, those of nobody last, none without a name', () => {
    expect(icons.map(({ id, rarity }) => [id, rarity])).toEqual([
      [3, 5],
      [2, 4],
      [1, null],
    ]);
  });

  it('says with whom each comes', () => {
    expect(icons.map(({ character }) => character?.name.text ?? null)).toContain('March');
    expect(icons.at(-1)?.character).toBeNull();
  });

  it('offers the rarities of characters', () => expect(filters.rarities).toEqual([5, 4]));
});

describe('iconPage', () => {
  it('leads to the character whose face it is', () => {
    expect(iconPage(lookup, 2)?.character).toEqual({ pageId: 'march', name: { text: 'March' } });
    expect(iconPage(lookup, 1)?.character).toBeNull();
  });

  it('is not there for what has no name', () => {
    expect([4, 9].map((id) => iconPage(lookup, id))).toEqual([undefined, undefined]);
  });

  it('stands between its neighbours of the list', () => {
    const { before, after } = iconPage(lookup, 2)?.neighbours ?? {};
    expect([before?.pageId, after?.pageId]).toEqual(['icon-3', 'icon-1']);
  });
});

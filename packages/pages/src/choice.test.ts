import type { ItemId } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { smallDataset, smallRelicSet } from '../../core/test/small-dataset.ts';
import { choiceOf } from './used-by.ts';

const gift = (id: number, purpose: 'choiceGift' | 'gift' = 'choiceGift') => ({
  id,
  pageId: `gift-${id}`,
  rarity: 5,
  purpose,
  icon: 'icon',
  upgrade: false,
});
const lookup = createLookup(
  smallDataset({
    items: [gift(1), gift(2), gift(3, 'gift')],
    relics: {
      sets: [smallRelicSet({ id: 301, pageId: 'talia' })],
      mainAffixes: {},
      subAffixes: {},
      properties: [],
    },
    names: {
      en: {
        item: { 1: 'Relic Coffret: Talia — Kingdom', 2: 'Ticket', 3: 'Talia: Kingdom' },
        relicSet: { 301: 'Talia: Kingdom' },
      },
      de: { item: { 1: 'Reliktkästchen' }, relicSet: { 301: 'Talia: Königreich' } },
    },
  }),
  'de',
);

describe('choiceOf', () => {
  it('is the relic set whose English name a gift bears, by its name in the page’s language', () => {
    expect(choiceOf(lookup, 1 as ItemId)).toEqual({
      set: { pageId: 'talia', name: { text: 'Talia: Königreich' } },
    });
  });

  it('is unknown where a gift bears no such name', () => {
    expect(choiceOf(lookup, 2 as ItemId)).toEqual({ set: null });
  });

  it('is none of a gift that leaves no choice', () => {
    expect(choiceOf(lookup, 3 as ItemId)).toBeNull();
  });
});

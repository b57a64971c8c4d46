import { createLookup } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { smallDataset } from '../../core/test/small-dataset.ts';
import { materialListPage } from './index.ts';

it('what neither the page’s language nor English names comes last on a list, however rare it is', () => {
  const item = (id: number, rarity: number) =>
    ({ id, pageId: `item-${id}`, rarity, purpose: 'other', icon: 'icon', upgrade: false }) as never;
  const dataset = smallDataset({
    items: [item(11, 5), item(12, 3), item(13, 4)],
    names: {
      en: { item: { 12: 'Lamp' } },
      de: { item: { 13: 'Docht' } },
      cn: { item: { 11: '灯' } },
    },
  });
  const listIn = (language: 'de' | 'cn') =>
    materialListPage(createLookup(dataset, language)).materials.map(({ name }) => name.text);
  expect(listIn('de')).toEqual(['Docht', 'Lamp', '灯']);
  expect(listIn('cn')).toEqual(['灯', 'Lamp', 'Docht']);
});

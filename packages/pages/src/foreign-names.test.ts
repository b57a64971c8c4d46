import type { LightConeId } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { smallDataset, smallLightCone } from '../../core/test/small-dataset.ts';
import { hasForeignNames, lightConeListPage, lightConePage, materialListPage } from './index.ts';

describe('hasForeignNames', () => {
  const dataset = smallDataset({
    lightCones: [smallLightCone({ id: 23000 }), smallLightCone({ id: 23001 })],
    names: {
      en: {
        lightCone: { 23000: 'Night', 23001: 'Day' },
        lightConeSkill: { 23000: 'Dark', 23001: 'Light' },
        path: { 2: 'The Hunt' },
      },
      de: {
        lightCone: { 23000: 'Nacht' },
        lightConeSkill: { 23000: 'Dunkel' },
        path: { 2: 'Die Jagd' },
      },
    },
  });
  const german = createLookup(dataset, 'de');
  const page = (id: number) => hasForeignNames(lightConePage(german, id as LightConeId)?.skill);

  it('is true where one name is English', () => {
    expect(page(23001)).toBe(true);
    expect(hasForeignNames(lightConeListPage(german))).toBe(true);
  });

  it('is false where all names are of the page’s language', () => {
    expect(page(23000)).toBe(false);
  });

  it('is true where one name is Chinese, on an English page too', () => {
    const chinese = smallDataset({
      items: [
        { id: 7, pageId: 'coin', rarity: 3, purpose: 'currency', icon: 'icon', upgrade: false },
      ] as never,
      names: { cn: { item: { 7: '古老的钱币' } } },
    });
    for (const language of ['en', 'de'] as const) {
      expect(hasForeignNames(materialListPage(createLookup(chinese, language)))).toBe(true);
    }
  });

  it('is false of an English page where all have a name', () => {
    expect(hasForeignNames(lightConeListPage(createLookup(dataset, 'en')))).toBe(false);
  });

  it('does not count who lends a voice', () => {
    const actors = [{ voice: 'kr', name: { text: '송하림', lang: 'kr' } }];
    expect(hasForeignNames({ actors })).toBe(false);
  });

  it('does not count sentences', () => {
    expect(hasForeignNames({ text: { tree: ['A sentence.'], lang: 'en' } })).toBe(false);
  });
});

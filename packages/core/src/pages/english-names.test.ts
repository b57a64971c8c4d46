import { describe, expect, it } from 'vitest';
import { smallDataset, smallLightCone } from '../../test/small-dataset.ts';
import type { LightConeId } from '../dataset/index.ts';
import { createLookup, hasEnglishNames, lightConeListPage, lightConePage } from './index.ts';

describe('hasEnglishNames', () => {
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
  const page = (id: number) => hasEnglishNames(lightConePage(german, id as LightConeId)?.skill);

  it('is true where one name is English', () => {
    expect(page(23001)).toBe(true);
    expect(hasEnglishNames(lightConeListPage(german))).toBe(true);
  });

  it('is false where all names are of the page’s language', () => {
    expect(page(23000)).toBe(false);
  });

  it('is false of every English page', () => {
    expect(hasEnglishNames(lightConeListPage(createLookup(dataset, 'en')))).toBe(false);
  });

  it('does not count sentences', () => {
    expect(hasEnglishNames({ text: { tree: ['A sentence.'], lang: 'en' } })).toBe(false);
  });
});

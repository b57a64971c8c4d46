import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import { characterPage, lightConePage } from './index.ts';

const lookup = createLookup(dataset, 'en');
const named = (pageId: string) => dataset.charactersByPage.get(pageId)?.id ?? (0 as never);

describe('what a page leads on to', () => {
  const seele = characterPage(lookup, named('seele'));

  it('light cones are those of the path', () => {
    const paths = new Set(
      seele?.lightCones.map(({ pageId }) => dataset.lightConesByPage.get(pageId)?.path),
    );
    expect(paths).toEqual(new Set(['hunt']));
    expect(seele?.lightCones.map(({ pageId }) => pageId)).toContain('in-the-night');
  });

  it('relics are those that raise what the traces raise', () => {
    const byStat = new Map(
      seele?.relicsByStat.map(({ property, relics }) => [property, relics.map((r) => r.pageId)]),
    );
    expect(byStat.get('CriticalDamageBase')).toContain('celestial-differentiator');
    expect(byStat.get('AttackAddedRatio')).toContain('space-sealing-station');
    expect(byStat.get('AttackAddedRatio')).not.toContain('fleet-of-the-ageless');
  });

  it('relics are those that raise DMG of the element as well, last where no trace does', () => {
    const { property, relics } = seele?.relicsByStat.at(-1) ?? {};
    expect(property).toBe('QuantumAddedRatio');
    expect(relics?.map(({ pageId }) => pageId)).toContain('genius-of-brilliant-stars');
    const himeko = characterPage(lookup, named('himeko'))?.relicsByStat ?? [];
    expect(himeko.filter((row) => row.property === 'FireAddedRatio')).toHaveLength(1);
  });

  it('a light cone leads to the characters of its path', () => {
    const cone = lightConePage(lookup, 23001 as never);
    expect(cone?.characters.map(({ pageId }) => pageId)).toContain('seele');
    expect(cone?.neighbours.after).not.toBeNull();
  });

  it('an item says where it is farmed', () => {
    expect(seele?.items['110406']?.source).toBe('stagnantShadow');
    expect(seele?.items['2']?.source).toBe('goldenCalyx');
    expect(seele?.items['241']?.source).toBeNull();
  });
});

import { createLookup } from '@trailbook/core/internal/dataset';
import { warpTables } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import { openWarp, packWarp } from './index.ts';

describe('the tables of the warp pages', () => {
  const data = openWarp(packWarp(createLookup(dataset, 'ru')));

  it('tell statistics what the whole dataset would tell them', () => {
    expect(data.tables).toEqual(warpTables(dataset));
  });

  it('name everything that can be pulled in the language', () => {
    expect(data.things.size).toBe(dataset.characters.size + dataset.lightCones.size);
    expect(data.things.get(1102)).toMatchObject({
      kind: 'character',
      pageId: 'seele',
      name: { text: 'Зеле' },
    });
    expect(data.things.get(23001)).toMatchObject({ kind: 'lightCone', rarity: 5 });
  });

  it('keep the name that a record has, beside the one that tells namesakes apart', () => {
    const { name, recorded } = data.things.get(1224) ?? {};
    expect([name?.text, recorded]).toEqual(['Март 7 (Охота)', 'Март 7']);
    expect(data.things.get(1102)).not.toHaveProperty('recorded');
  });

  it('keep when a banner ran', () => {
    expect(data.banners.get(2003)).toMatchObject({
      featured: 1102,
      version: '1.0',
      start: '2023-04-26 08:00:00',
    });
  });
});

import { createLookup, LANGUAGES } from '@trailbook/core/internal/dataset';
import { isSkill, isTrace, materials, newCharacterEntry } from '@trailbook/core/internal/planner';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import { characterListPage, lightConeListPage, openPlanner, packPlanner } from './index.ts';

describe('the light cone list', () => {
  it('has all light cones, the rarest first, the newest first among them', () => {
    const { lightCones, filters } = lightConeListPage(createLookup(dataset, 'en'));
    expect(lightCones).toHaveLength(dataset.lightCones.size);
    expect(filters.rarities).toEqual([5, 4, 3]);
    const rarities = lightCones.map(({ rarity }) => rarity);
    expect(rarities).toEqual([...rarities].sort((a, b) => b - a));
    const newest = [...dataset.lightCones.values()].filter(
      ({ rarity, version }) => rarity === 5 && version === dataset.manifest.gameVersion,
    );
    const first = lightCones.slice(0, newest.length).map(({ id }) => id);
    expect(first.sort()).toEqual(newest.map(({ id }) => id).sort());
    expect(lightCones.find(({ id }) => id === 23001)).toEqual({
      id: 23001,
      pageId: 'in-the-night',
      name: { text: 'In the Night' },
      rarity: 5,
      path: 'hunt',
      icon: 'SpriteOutput/LightConeMediumIcon/23001',
      isNew: false,
      does: ['crit-rate-self', 'crit-dmg-self', 'dmg-self'],
    });
  });
});

describe('the character list', () => {
  it('has all characters, five-stars first, protagonists at their end', () => {
    const { characters } = characterListPage(createLookup(dataset, 'en'));
    expect(characters).toHaveLength(dataset.characters.size);
    const rarities = characters.map((card) => card.rarity);
    expect(rarities).toEqual([...rarities].sort((a, b) => b - a));
    const fiveStars = characters.filter((card) => card.rarity === 5);
    expect(fiveStars.slice(-10).every((card) => card.pageId.startsWith('player'))).toBe(true);
  });

  it.each(LANGUAGES)('tells all apart by name in %s', (language) => {
    const names = characterListPage(createLookup(dataset, language)).characters.map(
      (card) => card.name.text,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('adds nothing to a name that nobody shares', () => {
    const names = characterListPage(createLookup(dataset, 'en')).characters.map(
      (card) => card.name.text,
    );
    const texts = [
      'Trailblazer (Remembrance) ♀',
      'March 7th (Preservation)',
      'March 7th (The Hunt)',
    ];
    expect(names).toEqual(expect.arrayContaining([...texts, 'Seele', 'Dan Heng']));
  });

  it('names paths and elements in the language', () => {
    const { filters } = characterListPage(createLookup(dataset, 'de'));
    expect(filters.paths[0]).toEqual({
      value: 'destruction',
      name: { text: 'Die Zerstörung' },
    });
    expect(filters.elements).toHaveLength(7);
  });
});

describe('the planner pack', () => {
  it('survives JSON and plans the same as the whole dataset', () => {
    const { tables } = openPlanner(
      JSON.parse(JSON.stringify(packPlanner(createLookup(dataset, 'en')))),
    );
    for (const id of dataset.characters.keys()) {
      const entry = newCharacterEntry(tables, id, { now: 0 });
      if (!entry) throw new Error(`Character ${id} is not in the pack.`);
      expect(materials(tables, entry)).toEqual(materials(dataset, entry));
    }
  });

  it('has characters and light cones in the order of their lists', () => {
    const lookup = createLookup(dataset, 'en');
    const { tables } = openPlanner(packPlanner(lookup));
    const { characters } = characterListPage(lookup);
    const { lightCones } = lightConeListPage(lookup);
    expect([...tables.characters.keys()]).toEqual(characters.map(({ id }) => id));
    expect([...tables.lightCones.keys()]).toEqual(lightCones.map(({ id }) => id));
  });

  it('holds no way of levelling twice', () => {
    const { levels, characters } = packPlanner(createLookup(dataset, 'en'));
    expect(new Set(levels.map((each) => JSON.stringify(each))).size).toBe(levels.length);
    const points = characters.flatMap(({ variants }) => variants.flatMap((each) => each.points));
    expect(levels.length).toBeLessThan(points.length / 2);
  });

  it.each(LANGUAGES)('names all that the planner shows: %s', (language) => {
    const { names, tables } = openPlanner(packPlanner(createLookup(dataset, language)));
    const characters = [...tables.characters.values()];
    for (const { id } of characters) expect(names.characters[id]?.text).toMatch(/\D/);
    for (const id of tables.items.keys()) expect(names.items[id]?.text).toMatch(/\D/);
    const points = characters.flatMap((character) =>
      character.variants.flatMap((variant) => variant.points),
    );
    // Of one without a name the screen says what kind it is: that must tell it apart well enough.
    const nameless = points.filter(
      (point) => (isSkill(point) || isTrace(point)) && !names.points[point.id],
    );
    expect(nameless.filter((point) => point.type !== 'servant')).toEqual([]);
  });

  it('tells what a stat trace raises', () => {
    const { characters } = packPlanner(createLookup(dataset, 'en'));
    const seele = characters.find(({ pageId }) => pageId === 'seele');
    const [first] = seele?.variants[0]?.points.filter(({ type }) => type === 'stat') ?? [];
    expect(first?.stats).toEqual([{ property: 'AttackAddedRatio', value: 0.04 }]);
  });

  it('calls a point of skills as its first skill, in the language', () => {
    const { names, characters } = packPlanner(createLookup(dataset, 'pt'));
    const elation = characters
      .find(({ id }) => id === 1506)
      ?.variants[0]?.points.find(({ type }) => type === 'elation');
    expect(names.points[elation?.id ?? 0]).toEqual({ text: 'Técnica de Proplayer' });
  });
});

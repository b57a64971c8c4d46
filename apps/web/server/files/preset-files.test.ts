import { join } from 'node:path';
import type { SkillId } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { loader } from '../../app/routes/files/data-file';
import { createLookups } from '../models/lookup';
import { smallContext } from '../test/small-site';
import { createDataFiles, hashedName } from './data-files.server';
import { loadDataset } from './load-dataset';
import { calculatorConfigs, calculatorEntries } from './preset-files';
import { searchItems } from './search-items';

const dataset = loadDataset(join(import.meta.dirname, '../../../../data'));
const lookupFor = createLookups(dataset, {});
const german = lookupFor('de');
const files = createDataFiles(lookupFor);

it('the presets describe a character as Rule C10 has it', () => {
  const { characters } = calculatorConfigs(german);
  expect(characters).toHaveLength(dataset.characters.size);
  const seele = characters.find(({ pageId }) => pageId === 'seele');
  expect(seele).toMatchObject({ rarity: 5, baseTypeId: 2, damageTypeId: 32, hasServant: false });
  expect(seele?.expCost).toHaveLength(80);
  expect([seele?.expCost[0], seele?.expCost.at(-1)]).toEqual([200, 414_350]);
  expect(seele?.levelData.map(({ maxLevel }) => maxLevel)).toEqual([20, 30, 40, 50, 60, 70, 80]);
  expect(seele?.skills?.[0]?.levelData[1]).toMatchObject({ level: 2, levelReq: 0 });
  expect(seele?.rankConfig?.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('a level of a skill has its figures, and a trace what it asks for', () => {
  const { characters, equipment } = calculatorConfigs(german);
  const [seele] = characters.filter(({ pageId }) => pageId === 'seele');
  const basic = seele?.skills?.[0]?.levelData ?? [];
  const own = dataset.skills.get(110201 as SkillId)?.params ?? [];
  expect(basic.map(({ params }) => params)).toEqual(own.slice(0, basic.length));
  const points = pointsIn(seele?.skillTreePoints ?? []);
  expect(points.find(({ id }) => id === 1102103)?.embedBonusSkill).toMatchObject({
    levelReq: 0,
    promotionReq: 6,
  });
  expect(points.find(({ id }) => id === 1102209)?.embedBuff).toMatchObject({
    levelReq: 75,
    promotionReq: 0,
  });
  expect(equipment.every(({ expCost }) => expCost.length === 80 && expCost.at(-1) === 0)).toBe(
    true,
  );
});

it('what a stat trace adds is an integer where it is no share', () => {
  const { characters } = calculatorConfigs(german);
  const flags = characters
    .flatMap(({ skillTreePoints = [] }) => pointsIn(skillTreePoints))
    .flatMap(({ embedBuff }) => embedBuff?.statusList ?? [])
    .map(({ key, isInteger }) => `${key} ${isInteger}`);
  expect(new Set(flags)).toContain('SpeedDelta true');
  expect(new Set(flags)).toContain('AttackAddedRatio false');
});

it('drop rates have a row for each tier of the planner', () => {
  const { sourceNames } = calculatorConfigs(german);
  const rows = (code: number) => sourceNames[code]?.dropRates ?? [];
  expect(rows(16).map((row) => row[2])).toEqual([10_000, 13_000, 16_500, 20_500, 24_500]);
  expect(rows(16).map((row) => row[0])).toEqual([0, 0, 0, 0, 0]);
  expect([17, 18, 32, 48, 64].map((code) => rows(code).length)).toEqual([5, 5, 6, 6, 4]);
  expect(rows(64).map((row) => row[4])).toEqual([2, 3, 4, 5]);
  expect(rows(32).every((row) => row.length === 8)).toBe(true);
});

it('every point of a tree stands in it once for each of its parents', () => {
  const { characters } = calculatorConfigs(german);
  for (const { pageId, skillTreePoints = [] } of characters) {
    const [variant] = dataset.charactersByPage.get(pageId)?.variants ?? [];
    const ids = new Set(pointsIn(skillTreePoints).map(({ id }) => id));
    expect([pageId, ids.size]).toEqual([pageId, variant?.points.length]);
  }
});

it('the presets tell items, what they are made of, and where they drop', () => {
  const presets = calculatorConfigs(german);
  expect(presets.itemReferences[2]).toMatchObject({ id: 2, name: 'Credit' });
  expect(presets.itemRelationships[212]).toEqual([211, 212, 213]);
  expect(presets.synthesisCostMap[110112]).toEqual({ id: 110111, cost: 3, coinCost: 20 });
  expect(presets.dropData[2]).toMatchObject({ source: 16 });
  expect(presets.sourceNames[17]).toMatchObject({ staminaCost: 10 });
  expect(presets.sortedItemIds).toEqual([...presets.sortedItemIds].sort((a, b) => a - b));
});

it('the pickers get less of the same subjects, and what to filter by', () => {
  const { characters, equipment, filterCategories } = calculatorEntries(german);
  expect(characters.map(({ pageId }) => pageId)).toEqual(
    calculatorConfigs(german).characters.map(({ pageId }) => pageId),
  );
  expect(equipment).toHaveLength(dataset.lightCones.size);
  expect(filterCategories).toContainEqual({
    group: 'damageTypeId',
    dataKey: 'damageTypeId',
    dataValue: 64,
  });
});

it('what can be searched for has a name and an address', () => {
  const items = searchItems(german);
  expect(items).toContainEqual({
    id: 'character_1102',
    type: 0,
    name: 'Seele',
    url: 'character/seele',
  });
  const types = Map.groupBy(items, ({ id }) => id.split('_')[0]);
  expect(Object.fromEntries([...types].map(([kind, [one]]) => [kind, one?.type]))).toMatchObject({
    ...{ character: 0, lightCone: 1, relic: 2, relicPiece: 2, book: 3, material: 4, icon: 5 },
    consumable: 6,
  });
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.filter(({ lang }) => lang === 'cn').map(({ name }) => name)).not.toEqual([]);
  expect(items.filter(({ name, lang }) => /\p{Script=Han}/u.test(name) && !lang)).toEqual([]);
  expect(items.every(({ name, url }) => name !== '' && url !== '')).toBe(true);
});

it.each(['calculatorConfigs', 'calculatorEntries', 'searchItems', 'characters', 'relics'])(
  '%s.json is there under its name, and under the hash of it in base 36',
  async (name) => {
    const ask = (path: string) =>
      loader({
        params: { '*': path },
        context: { ...smallContext, dataset, dataFiles: files },
        request: new Request(`http://localhost/data/${path}`),
      });
    const plain = await ask(`de/${name}.json`);
    const hash = hashedName(`de/${name}.json`);
    expect(hash).toMatch(/^[0-9a-z]{6,13}$/);
    const running = await ask(`${smallContext.revision}/${hash}`);
    const other = await ask(`another/${hash}`);
    const text = await plain.text();
    expect(text.length).toBeGreaterThan(100);
    expect([await running.text(), await other.text()]).toEqual([text, text]);
    expect(running.headers.get('Cache-Control')).toContain('immutable');
    expect(other.headers.get('Cache-Control')).toBe('no-cache');
    expect((await ask(`another/${hash}x`)).status).toBe(404);
  },
);

it.each([
  ['characters/1102', 'characters/seele'],
  ['lightcones/23001', 'lightcones/in-the-night'],
  ['relics/101', 'relics/passerby-of-wandering-cloud'],
  ['materials/2', 'materials/credit'],
  ['books/1', 'books/floriography-manual-attached-to-a-bouquet'],
])('%s.json, by the number that the game gives it, is the file of %s', async (numbered, named) => {
  const ask = (path: string) =>
    loader({
      params: { '*': path },
      context: { ...smallContext, dataset, dataFiles: files },
      request: new Request(`http://localhost/data/${path}`),
    });
  const [byName, byNumber, hashed] = await Promise.all(
    [`de/${named}.json`, `de/${numbered}.json`, `one/${hashedName(`de/${numbered}.json`)}`].map(
      async (path) => (await ask(path)).text(),
    ),
  );
  expect(byName?.length).toBeGreaterThan(100);
  expect([byNumber, hashed]).toEqual([byName, byName]);
  const old = await ask(`old/de/${numbered}.json`);
  expect(old.headers.get('Location')).toContain(`/de/${named}.json`);
});

it.each(['rogue/current', 'rogue/2023-02-06'])(
  '%s.json is there under a hashed name as well, and not for good: it turns with the week',
  async (name) => {
    const ask = (path: string) =>
      loader({
        params: { '*': path },
        context: { ...smallContext, dataset, dataFiles: files },
        request: new Request(`http://localhost/data/${path}`),
      });
    const plain = await ask(`de/${name}.json`);
    const running = await ask(`${smallContext.revision}/${hashedName(`de/${name}.json`)}`);
    expect(running.status).toBe(200);
    expect(await running.text()).toBe(await plain.text());
    expect(running.headers.get('Cache-Control')).toBe('no-cache');
  },
);

interface TreePoint {
  readonly id: number;
  readonly children: readonly TreePoint[];
  readonly embedBonusSkill?: object;
  readonly embedBuff?: {
    readonly statusList: readonly { readonly key: string; readonly isInteger: boolean }[];
  };
}

/** All points of a tree, each as often as it stands there. */
function pointsIn(points: readonly object[]): TreePoint[] {
  return (points as readonly TreePoint[]).flatMap((point) => [point, ...pointsIn(point.children)]);
}

import { expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { artPath, iconPath, itemIconPath } from './picture-paths.ts';

it.each([
  ['character', [...dataset.characters.values()]],
  ['lightCone', [...dataset.lightCones.values()]],
] as const)('each %s has its pictures where its id says', (kind, things) => {
  expect(things.length).toBeGreaterThan(90);
  for (const { id, icon, art } of things) {
    expect([iconPath(kind, id), artPath(kind, id)]).toEqual([icon, art]);
  }
});

it('each item that upgrades use has its picture where its id says', () => {
  const used = [...dataset.items.values()].filter(({ upgrade }) => upgrade);
  expect(used.length).toBeGreaterThan(100);
  for (const { id, icon } of used) expect(itemIconPath(id)).toBe(icon);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatasetJson } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import published from '../test/second-source.json' with { type: 'json' };

/**
 * Thirty figures of the characters and light cones of 4.3 to 4.6, drawn by a fixed seed (46) of their 241 stats at
 * level 80, energies, skill figures and superimpositions, as other public lists have them than those the rows are of.
 */

const HIGHEST_LEVEL = 80;

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../data/game', file), 'utf8'));
const characters: DatasetJson['characters'] = read('characters.json');
const lightCones: DatasetJson['lightCones'] = read('lightCones.json');
const skills: DatasetJson['skills'] = read('skills.json');

type Figure = (typeof published.figures)[number];

function ours({ of, id, stat, level = 0, figure = 0 }: Figure): number | undefined {
  switch (of) {
    case 'skill':
      return skills.find((skill) => skill.id === id)?.params[level - 1]?.[figure - 1];
    case 'superimposition':
      return lightCones.find((cone) => cone.id === id)?.superimpositions[level - 1]?.[figure - 1];
    case 'character': {
      const character = characters.find((one) => one.id === id);
      return stat === 'energy' ? character?.maxEnergy : atHighestLevel(character?.ascensions, stat);
    }
    default:
      return atHighestLevel(lightCones.find((cone) => cone.id === id)?.ascensions, stat);
  }
}

function atHighestLevel(
  ascensions: readonly { readonly stats: object }[] | undefined,
  stat = '',
): number | undefined {
  const stats = new Map<string, number>(Object.entries(ascensions?.at(-1)?.stats ?? {}));
  const base = stats.get(stat);
  const step = stats.get(`${stat}PerLevel`) ?? 0;
  return base === undefined ? undefined : base + (HIGHEST_LEVEL - 1) * step;
}

/** A list that rounds is asked no more than what it says. */
const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

const title = ({ of, id, stat, level, figure }: Figure) =>
  `${of} ${id}, ${stat ?? `level ${level}, figure ${figure}`}`;

describe('another list says the same of', () => {
  it.each(published.figures.map((one) => [title(one), one] as const))('%s', (_, one) => {
    const written = one.value.toFixed(decimals(one.value));
    expect(ours(one)?.toFixed(decimals(one.value))).toBe(written);
    expect(published.sources).toHaveProperty(one.source);
  });
});

it('thirty figures are compared', () => {
  expect(published.figures).toHaveLength(30);
});

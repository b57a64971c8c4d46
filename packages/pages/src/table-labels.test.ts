import { createLookup, LANGUAGES } from '@trailbook/core/internal/dataset';
import {
  type EffectLine,
  effectLines,
  lineText,
  paramLabels,
} from '@trailbook/core/internal/effects';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';

const { effects, skills, lightCones } = dataset;

const byId: ReadonlyMap<number, { readonly params: readonly (readonly number[])[] }> = skills;

/** Everything that has a table of all levels. */
const TABLES = [
  ...[...effects.skills].map(([id, entry]) => ({
    entry,
    levels: byId.get(id)?.params ?? [],
  })),
  ...[...lightCones.values()].map(({ id, superimpositions }) => ({
    entry: effects.lightCones.get(id),
    levels: superimpositions,
  })),
];

describe.each(LANGUAGES)('the rows of a table in %s', (language) => {
  const lookup = createLookup(dataset, language);
  const tables = TABLES.map(({ entry, levels }) => {
    const lines = effectLines(lookup, entry) ?? [];
    return { lines, labels: paramLabels({ language, lines, levels, flat: 'FLAT' }) };
  });

  it('are called each by its own words', () => {
    const alike = tables
      .map(({ labels }) => [...labels.values()])
      .filter((labels) => new Set(labels).size < labels.length || labels.includes(''));
    expect(alike).toEqual([]);
  });

  it('are counted only where their lines say the same but for the figures', () => {
    const counted = tables.flatMap(({ lines, labels }) =>
      [...labels]
        .filter(([, label]) => / \(\d\)$/.test(label))
        .map(([param]) => ({ lines, param })),
    );
    const wrong = counted.filter(({ lines, param }) => !hasTwin(lines, param));
    expect(wrong.map(({ lines, param }) => [param, ...wordsOf(lines)])).toEqual([]);
  });

  /** Whether another line says the same, or the parameter is one of several steps. */
  function hasTwin(lines: readonly EffectLine[], param: number): boolean {
    const naming = lines.filter((line) => figuresOf(line).flat().includes(param));
    const isStep = naming
      .flatMap(figuresOf)
      .some((steps) => steps.length > 1 && steps.includes(param));
    const [own] = wordsOf(naming);
    return isStep || wordsOf(lines).filter((words) => words === own).length > 1;
  }

  /** The parameters of each figure. */
  function figuresOf({ segments }: EffectLine): (number | undefined)[][] {
    return segments
      .flatMap(({ parts }) => parts)
      .flatMap((part) =>
        typeof part === 'string' ? [] : [part.figures.map(({ param }) => param)],
      );
  }

  function wordsOf(lines: readonly EffectLine[]): string[] {
    return lines.map((line) => lineText(language, line, []).replace(/[\d.,]+/g, ''));
  }
});

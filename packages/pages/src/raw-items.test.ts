import type { ItemId } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import raw from '../../core/test/raw-items.json' with { type: 'json' };
import { dataset } from '../../core/test/real-data.ts';
import { materialPage } from './index.ts';

/** Twenty items, drawn by a fixed seed, against the game's raw tables: `tooling/fixtures/derive_materials.py`. */

const lookup = createLookup(dataset, 'en');

const byId = (counted: readonly { readonly id: number; readonly count: number }[]) =>
  Object.fromEntries(counted.map(({ id, count }) => [id, count]));

/** The tables' word for how often a shop has its goods again. */
const PERIODS = { daily: 'DAILY', weekly: 'WEEK', monthly: 'MONTH', cycle: 'CYCLE' } as const;

describe.each(raw)('item $id', (item) => {
  const { id, stages, madeFrom, usedIn, characters, lightCones } = item;
  const page = materialPage(lookup, id as ItemId);

  it('drops where the tables say, for as much power', () => {
    const shown = (page?.stages ?? []).flatMap((group) =>
      group.stages.map((stage) => ({
        id: stage.id,
        kind: group.kind,
        power: stage.power,
        equilibrium: stage.equilibrium,
      })),
    );
    expect(shown.sort((a, b) => a.id - b.id)).toEqual(stages);
  });

  it('is sold as the tables say, for what has a name', () => {
    const shown = page?.offers.map(({ price, count, limit, period, shops }) => [
      price.id,
      price.count,
      count,
      limit ?? 0,
      period ? PERIODS[period] : '',
      shops,
    ]);
    const offers = item.sold.filter(([currency]) => lookup.name('item', Number(currency)));
    expect(shown?.map(String).sort()).toEqual(offers.map(String).sort());
  });

  it('is dropped by as many enemies, and brought by assignments, as the tables say', () => {
    const { names = [], nameless = 0 } = page?.droppedBy ?? {};
    expect(names.length + nameless).toBe(item.enemies);
    const lengths = page?.assignments.flatMap((assignment) => assignment.lengths);
    expect(lengths?.map(({ hours, count, bonus }) => [hours, count, bonus])).toEqual(
      item.assignments,
    );
  });

  it('is made as the tables say', () => {
    const shown = page?.madeFrom.map((recipe) => ({
      id: recipe.id,
      takes: byId(recipe.materials),
      anyOf: recipe.anyOf && {
        count: recipe.anyOf.count,
        items: recipe.anyOf.items.map((item) => item.id),
      },
      needs: recipe.needs?.id ?? null,
    }));
    expect(shown).toEqual(madeFrom);
  });

  it('is made into what the tables say', () => {
    expect(byId(page?.usedIn ?? [])).toEqual(usedIn);
  });

  it('is asked for as often as the tables say', () => {
    expect(byId(page?.usedBy.characters ?? [])).toEqual(characters);
    expect(byId(page?.usedBy.lightCones ?? [])).toEqual(lightCones);
  });
});

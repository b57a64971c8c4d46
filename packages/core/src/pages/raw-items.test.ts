import { describe, expect, it } from 'vitest';
import raw from '../../test/raw-items.json' with { type: 'json' };
import { dataset } from '../../test/real-data.ts';
import type { ItemId } from '../dataset/index.ts';
import { createLookup, materialPage } from './index.ts';

/** Twenty items, drawn by a fixed seed, against the game's raw tables: `tooling/fixtures/derive_materials.py`. */

const lookup = createLookup(dataset, 'en');

const byId = (counted: readonly { readonly id: number; readonly count: number }[]) =>
  Object.fromEntries(counted.map(({ id, count }) => [id, count]));

describe.each(raw)('item $id', ({ id, stages, madeFrom, usedIn, characters, lightCones }) => {
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

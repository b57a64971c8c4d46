import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry, SEELE } from '../../test/real-data.ts';
import { setLevel } from './edit.ts';
import { plan } from './plan.ts';
import { upgrade } from './upgrade.ts';

const seele = characterEntry(SEELE);
const twenty = setLevel(dataset, { ...seele, traces: {}, skills: {} }, 'to', 20);
const enough = { 211: 113, 2: 20_000 };

describe('an upgrade', () => {
  it('is refused while something is missing, and names it', () => {
    const refused = upgrade(dataset, { entry: twenty, inventory: { 211: 100, 2: 0 } }, 'covered');
    expect(refused).toEqual({
      ok: false,
      error: {
        code: 'NOT_ENOUGH_MATERIALS',
        missing: new Map([
          [212, 2],
          [211, 3],
          [2, 11_300],
        ]),
      },
    });
  });

  it('stands where it wanted to be and has paid for it', () => {
    const done = upgrade(dataset, { entry: twenty, inventory: enough }, 'covered');
    if (!done.ok) throw new Error('There was enough.');
    expect(done.value.entry).toEqual({ ...twenty, from: twenty.to });
    expect(done.value.inventory).toEqual({ 211: 0, 2: 8700 });
    expect(done.value.spent).toEqual(
      new Map([
        [211, 113],
        [2, 11_300],
      ]),
    );
  });

  it('again costs nothing', () => {
    const once = upgrade(dataset, { entry: seele, inventory: {} }, 'anyway');
    if (!once.ok) throw new Error('Done anyway never fails.');
    expect(upgrade(dataset, { entry: once.value.entry, inventory: {} }, 'covered')).toEqual({
      ok: true,
      value: { entry: once.value.entry, inventory: {}, spent: new Map() },
    });
  });

  it('done anyway takes only what is there', () => {
    const done = upgrade(dataset, { entry: twenty, inventory: { 211: 5, 2: 40 } }, 'anyway');
    expect(done.ok && done.value.inventory).toEqual({ 211: 0, 2: 0 });
  });

  it('part of the way keeps the targets, and leaves what was not asked for', () => {
    const until = { ...twenty, skills: { 1102001: [1, 1] as const } };
    const done = upgrade(dataset, { entry: seele, inventory: enough, until }, 'covered');
    if (!done.ok) throw new Error('There was enough.');
    const { entry } = done.value;
    expect(entry.from).toEqual({ level: 20, ascension: 0 });
    expect(entry.to).toEqual(seele.to);
    expect(entry.traces).toEqual(seele.traces);
    expect(entry.skills[1102001]).toEqual([1, 6]);
  });

  it('beyond the target moves the target along', () => {
    const near = setLevel(dataset, lightConeEntry(23000), 'to', 20);
    const done = upgrade(
      dataset,
      { entry: near, inventory: {}, until: lightConeEntry(23000) },
      'anyway',
    );
    expect(done.ok && done.value.entry.to).toEqual({ level: 80, ascension: 6 });
  });

  it('leaves a plan without it as it was', () => {
    const done = upgrade(dataset, { entry: twenty, inventory: enough }, 'covered');
    if (!done.ok) throw new Error('There was enough.');
    expect(plan(dataset, { entries: [done.value.entry] }).total.size).toBe(0);
  });
});

import { type Entry, type FarmedRun, HIGHEST_TIERS } from '@trailbook/core/internal/planner';
import type { PrefillLine } from '@trailbook/core/internal/prefill';
import { kindOf } from '@trailbook/core/internal/userdata';
import { describe, expect, it } from 'vitest';
import { type PlannerDocuments, planActions } from './planner-store.ts';

const cone = (entryId: number): Entry =>
  ({
    kind: 'lightCone',
    id: 23000,
    entryId,
    priority: entryId,
    enabled: true,
    from: { level: 1, ascension: 0 },
    to: { level: 80, ascension: 6 },
  }) as unknown as Entry;

const before: PlannerDocuments = {
  planner: { ...kindOf('planner').empty, entries: [cone(0), cone(1), cone(2)] },
  inventory: { ...kindOf('inventory').empty, items: { 2: 1000, 241: 5 } },
};
const entry = { ...cone(1), to: { level: 40, ascension: 2 } };
const upgraded = { entry, inventory: {}, spent: new Map([[2, 400]]) } as unknown as Parameters<
  typeof planActions.upgraded
>[0];

/** For each entry: whether it is the very same as before. */
const same = (after: PlannerDocuments) =>
  after.planner.entries.map((one) => before.planner.entries.some((other) => other === one));

describe('planActions', () => {
  it('take over exactly the lines that were picked, and put back what was, to the byte', () => {
    const raised = { ...cone(1), from: { level: 60, ascension: 4 } };
    const lines = [
      { kind: 'raise', before: cone(1), after: raised },
      { kind: 'new', after: cone(7) },
      { kind: 'count', item: 241, before: 5, after: 2 },
      { kind: 'count', item: 110111, before: 0, after: 9 },
      { kind: 'gone', items: [{ item: 2, before: 1000 }] },
    ] as const satisfies readonly PrefillLine[];
    const after = planActions.prefill(lines)(before);
    expect(after.planner.entries.find(({ entryId }) => entryId === 1)?.from.level).toBe(60);
    expect(after.planner.entries.find(({ entryId }) => entryId === 7)?.priority).toBe(0);
    expect(after.inventory.items).toEqual({ 2: 0, 241: 2, 110111: 9 });
    expect(JSON.stringify(planActions.putBack(before)(after))).toBe(JSON.stringify(before));
  });

  it('tick a run off once for each press, and take back no more than was put in', () => {
    const run = {
      kind: 'goldenCalyx',
      stage: 1003,
      items: [2],
      attempts: 2,
      power: 20,
      gained: { 2: 49_000 },
    } as unknown as FarmedRun;
    const after = planActions.farmed(7, run)(before);
    expect(after.inventory.items[2]).toBe(50_000);
    expect(after.planner.settings.today).toEqual({ day: 7, runs: [run] });
    const undone = planActions.notFarmed(7, run)(after);
    expect(undone.inventory.items[2]).toBe(1000);
    expect(undone.planner.settings.today?.runs).toEqual([]);
    expect(planActions.notFarmed(7, run)(undone)).toBe(undone);
    // On the next day the list begins anew, and what was gained stays.
    const next = planActions.farmed(8, run)(after);
    expect(next.planner.settings.today).toEqual({ day: 8, runs: [run] });
    expect(next.inventory.items[2]).toBe(99_000);
  });

  it('keep the pace while difficulties change, and the other way round', () => {
    const pace = { powerPerDay: 300, reserve: 60, withSynthesis: false };
    const paced = planActions.setPace(pace)(before);
    const eased = planActions.setTiers({ ...HIGHEST_TIERS, gold: 1 })(paced);
    expect(eased.planner.settings).toEqual({ ...HIGHEST_TIERS, gold: 1, pace });
  });

  it('leave the entries alone that they are not about', () => {
    expect(same(planActions.setEnabled(1, false)(before))).toEqual([true, false, true]);
    expect(same(planActions.replace(entry)(before))).toEqual([true, false, true]);
    expect(same(planActions.upgraded(upgraded)(before))).toEqual([true, false, true]);
    expect(same(planActions.reorder([0, 2, 1])(before))).toEqual([true, false, false]);
    expect(same(planActions.remove(2)(before))).toEqual([true, true]);
    expect(same(planActions.setCounts({ 2: 1 })(before))).toEqual([true, true, true]);
  });

  it('leave the document alone that they are not about', () => {
    const counted = planActions.setCounts({ 2: 1 })(before);
    expect(counted.planner).toBe(before.planner);
    expect(planActions.setEnabled(1, false)(before).inventory).toBe(before.inventory);
    expect(planActions.setTiers(HIGHEST_TIERS)(before).inventory).toBe(before.inventory);
  });

  it('that change nothing give back the plan itself, so that nothing is written', () => {
    expect(planActions.setEnabled(1, true)(before)).toBe(before);
    expect(planActions.setEnabled(99, true)(before)).toBe(before);
    expect(planActions.setCounts({ 2: 1000 })(before)).toBe(before);
    expect(planActions.setTiers(before.planner.settings)(before)).toBe(before);
  });

  it('take an upgrade out of the inventory, never below nothing, and give back what it took', () => {
    const after = planActions.upgraded(upgraded)(before);
    expect(after.inventory.items).toEqual({ 2: 600, 241: 5 });
    expect(after.planner.entries[1]).toBe(entry);
    const undone = planActions.undoUpgrade(cone(1), upgraded)(after);
    expect(undone.inventory.items).toEqual({ 2: 1000, 241: 5 });
    expect(undone.planner.entries[1]).toEqual(cone(1));

    const poor = planActions.setCounts({ 2: 100 })(before);
    expect(planActions.upgraded(upgraded)(poor).inventory.items[2]).toBe(0);
  });

  it('never write on the plan that they are given', () => {
    const untouched = structuredClone(before);
    const edits = [
      planActions.setEnabled(1, false),
      planActions.setCounts({ 2: 1 }),
      planActions.setTiers(HIGHEST_TIERS),
      planActions.upgraded(upgraded),
      planActions.reorder([2, 1, 0]),
    ];
    edits.reduce((plan, edit) => edit(plan), before);
    expect(before).toEqual(untouched);
  });
});

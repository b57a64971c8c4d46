import type { AccountChange } from '@trailbook/core/internal/account';
import {
  type Entry,
  type FarmedRun,
  farmedOn,
  HIGHEST_TIERS,
  inOrder,
  MAX_OWN_PRESETS,
  type OwnPreset,
} from '@trailbook/core/internal/planner';
import { kindOf } from '@trailbook/core/internal/user-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlannerDocuments, planActions } from './planner-store.ts';
import { takeAccount } from './taking-over.ts';

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
>[1];

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
    ] as const satisfies readonly AccountChange[];
    const after = takeAccount(lines)(before);
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

  it('take no run back of which something was spent since', () => {
    const run = { stage: 1003, items: [2], attempts: 1, power: 10, gained: { 2: 300 } };
    const ticked = planActions.farmed(7, run as unknown as FarmedRun)(before);
    const spent = planActions.setCounts({ 2: 299 })(ticked);
    expect(planActions.notFarmed(7, run as unknown as FarmedRun)(spent)).toBe(spent);
  });

  it('take back the very run, where a stage was run as often for less', () => {
    const runs = [24_000, 16_000].map(
      (count) =>
        ({
          kind: 'goldenCalyx',
          stage: 1003,
          items: [2],
          attempts: 1,
          power: 10,
          gained: { 2: count },
        }) as unknown as FarmedRun,
    ) as [FarmedRun, FarmedRun];
    const after = runs.reduce((documents, run) => planActions.farmed(7, run)(documents), before);
    const undone = planActions.notFarmed(7, runs[1])(after);
    expect(undone.planner.settings.today?.runs).toEqual([runs[0]]);
    expect(undone.inventory.items[2]).toBe(25_000);
  });

  it('bring no entry back whose character is in the plan again; of light cones there may be several', () => {
    const seele = { ...cone(5), kind: 'character', id: 1102 } as unknown as Entry;
    const anew = planActions.add({ ...seele, entryId: 9 })(before);
    expect(planActions.bringBack(seele)(anew)).toBe(anew);
    expect(planActions.bringBack(cone(5))(before).planner.entries).toHaveLength(4);
    const edited = planActions.add({ ...seele, enabled: false })(before);
    expect(planActions.bringBack(seele)(edited)).toBe(edited);
  });

  it('add what was asked for once, whoever comes to it, and a light cone each time that it is asked for', () => {
    const none: PlannerDocuments = { ...before, planner: { ...before.planner, entries: [] } };
    const seele = { ...cone(500), kind: 'character', id: 1102 } as unknown as Entry;
    const entries = [seele, cone(500), cone(500), { ...seele, entryId: 900 }, cone(900)];
    const after = entries.reduce((plan, entry) => planActions.addPending(entry)(plan), none);
    expect(after.planner.entries.map(({ kind, entryId }) => [kind, entryId])).toEqual([
      ['lightCone', 900],
      ['lightCone', 501],
      ['character', 500],
    ]);
    expect(planActions.addPending(cone(500))(after)).toBe(after);
  });

  it('keep the pace while difficulties change, and the other way round', () => {
    const pace = { powerPerDay: 300, reserve: 60, withSynthesis: false };
    const paced = planActions.setPace(pace)(before);
    const eased = planActions.setTiers({ ...HIGHEST_TIERS, gold: 1 })(paced);
    expect(eased.planner.settings).toEqual({ ...HIGHEST_TIERS, gold: 1, pace });
  });

  it('put new entries where one was put last, or moved to, and at the top before that', () => {
    const order = ({ planner }: PlannerDocuments) =>
      inOrder(planner.entries).map(({ entryId }) => entryId);
    const first = planActions.add(cone(7))(before);
    expect(order(first)).toEqual([7, 0, 1, 2]);
    expect(first.planner.settings).toBe(before.planner.settings);
    const atEnd = planActions.add(cone(7), 'end')(before);
    expect(order(atEnd)).toEqual([0, 1, 2, 7]);
    expect(order(planActions.add(cone(8))(atEnd))).toEqual([0, 1, 2, 7, 8]);
    expect(order(planActions.addPending(cone(8))(atEnd))).toEqual([0, 1, 2, 7, 8]);
    const lines = [{ kind: 'new', after: cone(8) }] as const satisfies readonly AccountChange[];
    expect(order(takeAccount(lines)(atEnd))).toEqual([0, 1, 2, 7, 8]);
    const movedUp = planActions.moveTo(7, 'top')(atEnd);
    expect(order(movedUp)).toEqual([7, 0, 1, 2]);
    expect(order(planActions.add(cone(8))(movedUp))).toEqual([8, 7, 0, 1, 2]);
    const movedDown = planActions.moveTo(7, 'end')(movedUp);
    expect(order(movedDown)).toEqual([0, 1, 2, 7]);
    expect(order(planActions.add(cone(8))(movedDown))).toEqual([0, 1, 2, 7, 8]);
    expect(planActions.add(cone(8), 'top')(atEnd).planner.settings.newEntries).toBe('top');
  });

  it('keep goals under their names, one of a name for each kind, and no more than may be kept', () => {
    const goal = (name: string, level = 70): OwnPreset => ({
      ...{ kind: 'lightCone', name, to: { level, ascension: 5 }, skills: {}, traces: [] },
    });
    const keptOf = ({ planner }: PlannerDocuments) => planner.settings.ownPresets;
    const one = planActions.keepPreset(goal('mine'))(before);
    expect(keptOf(one)).toEqual([goal('mine')]);
    expect(keptOf(planActions.keepPreset(goal('mine', 50))(one))).toEqual([goal('mine', 50)]);
    const ofCharacter: OwnPreset = { ...goal('mine'), kind: 'character' };
    expect(keptOf(planActions.keepPreset(ofCharacter)(one))).toEqual([goal('mine'), ofCharacter]);
    let full = one;
    for (let at = 0; at < 10; at++) full = planActions.keepPreset(goal(`goal ${at}`))(full);
    expect(keptOf(full)).toHaveLength(MAX_OWN_PRESETS);
    // One that is kept already may still be changed.
    expect(keptOf(planActions.keepPreset(goal('mine', 50))(full))).toContainEqual(goal('mine', 50));
    expect(keptOf(planActions.setPresets([goal('mine')])(full))).toEqual([goal('mine')]);
  });

  it('leave the entries alone that they are not about', () => {
    expect(same(planActions.setEnabled(1, false)(before))).toEqual([true, false, true]);
    expect(same(planActions.replace(entry)(before))).toEqual([true, false, true]);
    expect(same(planActions.upgraded(cone(1), upgraded)(before))).toEqual([true, false, true]);
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

  it('take an upgrade out of the inventory, or leave both alone, and give back what it took', () => {
    const after = planActions.upgraded(cone(1), upgraded)(before);
    expect(after.inventory.items).toEqual({ 2: 600, 241: 5 });
    expect(after.planner.entries[1]).toBe(entry);
    const undone = planActions.undoUpgrade(cone(1), upgraded)(after);
    expect(undone.inventory.items).toEqual({ 2: 1000, 241: 5 });
    expect(undone.planner.entries[1]).toEqual(cone(1));

    const poor = planActions.setCounts({ 2: 100 })(before);
    expect(planActions.upgraded(cone(1), upgraded)(poor)).toBe(poor);
  });

  it('never write on the plan that they are given', () => {
    const untouched = structuredClone(before);
    const edits = [
      planActions.setEnabled(1, false),
      planActions.setCounts({ 2: 1 }),
      planActions.setTiers(HIGHEST_TIERS),
      planActions.upgraded(cone(1), upgraded),
      planActions.reorder([2, 1, 0]),
    ];
    edits.reduce((plan, edit) => edit(plan), before);
    expect(before).toEqual(untouched);
  });
});

describe('items', () => {
  const DAY = 7;
  const counts = fc.record({ 2: fc.nat(30), 241: fc.nat(30) });
  const runs = fc.array(
    fc.record({
      stage: fc.constantFrom(1003, 1004),
      attempts: fc.constantFrom(1, 2),
      gained: counts,
    }),
    { minLength: 1, maxLength: 4 },
  );
  const steps = fc.array(
    fc.record({
      does: fc.constantFrom('tick', 'untick', 'upgrade', 'undo'),
      which: fc.nat(3),
      cost: counts,
    }),
    { maxLength: 30 },
  );

  it('are neither made nor lost by ticks, upgrades and their undoing, in any order', () => {
    fc.assert(
      fc.property(runs, steps, (plainRuns, path) => {
        let documents = before;
        const upgrades: Parameters<typeof planActions.upgraded>[1][] = [];
        for (const { does, which, cost } of path) {
          const plain = plainRuns[which % plainRuns.length];
          const run = { items: [2, 241], power: 10, ...plain } as unknown as FarmedRun;
          if (does === 'tick') documents = planActions.farmed(DAY, run)(documents);
          if (does === 'untick') documents = planActions.notFarmed(DAY, run)(documents);
          if (does === 'upgrade') {
            const { items } = documents.inventory;
            // As an upgrade does it: it takes what there is, and no more.
            const spent = Object.entries({ 2: cost[2] * 50, 241: cost[241] }).map(
              ([id, count]) => [Number(id), Math.min(items[id] ?? 0, count)] as const,
            );
            // Of no level, so that any of them can be taken back next.
            const step = { entry: cone(1), inventory: {}, spent: new Map(spent) };
            const taken = step as unknown as (typeof upgrades)[number];
            upgrades.push(taken);
            documents = planActions.upgraded(cone(1), taken)(documents);
          }
          if (does === 'undo') {
            const [undone] = upgrades.splice(which % Math.max(1, upgrades.length), 1);
            if (undone) documents = planActions.undoUpgrade(cone(1), undone)(documents);
          }
          for (const id of ['2', '241']) {
            const spent = upgrades.map((one) => new Map<number, number>(one.spent).get(Number(id)));
            const gained = farmedOn(documents.planner.settings, DAY).map((one) => one.gained[id]);
            const sum = (list: (number | undefined)[]) =>
              list.reduce<number>((total, count) => total + (count ?? 0), 0);
            const { [id]: owned = 0 } = documents.inventory.items;
            const { [id]: atFirst = 0 } = before.inventory.items;
            expect(owned + sum(spent)).toBe(atFirst + sum(gained));
          }
        }
      }),
    );
  });
});

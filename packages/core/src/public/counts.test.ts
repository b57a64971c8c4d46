import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries, anyInventory } from '../../test/any-plan.ts';
import { dataset } from '../../test/real-data.ts';
import { plan as innerPlan } from '../planner/index.ts';
import { farming, goal, plan, requirements, schedule, upgrade } from './index.ts';

const seele = goal(dataset, 'seele', { level: 60 });
const inventory = { 2: 100_000, 110403: 30, 213: 40 };

describe('one shape for counts', () => {
  it('a plan is JSON, and keeps every item as it', () => {
    const made = plan(dataset, { entries: [seele], inventory });
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
    expect(Object.keys(made.total).length).toBeGreaterThan(5);
  });

  it('what is left is an inventory, what is missing can be farmed', () => {
    const { left, missing } = plan(dataset, { entries: [seele], inventory });
    expect(left).toEqual({ 2: 0, 213: 0, 110403: 30 });
    expect(plan(dataset, { entries: [seele], inventory: left }).left).toEqual({ 110403: 30 });
    expect(farming(dataset, missing).power).toBeGreaterThan(0);
  });

  it('an inventory of what is missing covers the plan', () => {
    const { missing } = plan(dataset, { entries: [seele] });
    const again = plan(dataset, { entries: [seele], inventory: missing });
    expect(again.missing).toEqual({});
    const done = upgrade(dataset, { entry: seele, inventory: missing }, 'covered');
    expect(done).toMatchObject({ ok: true, value: { spent: missing } });
  });

  it('requirements are counts', () => {
    expect(requirements(dataset, seele).items).toMatchObject({ 110406: 10 });
  });

  it('for any plan it says what the inner functions say', () => {
    fc.assert(
      fc.property(anyEntries, anyInventory, (entries, owned) => {
        const inner = innerPlan(dataset, { entries, inventory: owned });
        const outer = plan(dataset, { entries, inventory: owned });
        expect(outer.left).toEqual(Object.fromEntries(inner.left));
        expect(Object.keys(outer.entries)).toHaveLength(inner.entries.size);
        for (const [id, line] of inner.total) {
          const synthesisCost = Object.fromEntries(line.synthesisCost);
          expect(outer.total[id]).toEqual({ ...line, synthesisCost });
        }
        const { power, sequentialSeconds } = farming(dataset, outer.missing);
        expect([power, sequentialSeconds]).toEqual([
          inner.farming.power,
          inner.farming.sequentialSeconds,
        ]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('time', () => {
  it('days side by side are never more than the time of one task after the other', () => {
    const entries = ['acheron', 'seele', 'jingliu'].map((page) => goal(dataset, page));
    const runs = farming(dataset, plan(dataset, { entries }).missing);
    const days = schedule(runs);
    expect(days[0]?.day).toBe(1);
    expect(days.at(-1)?.day).toBeLessThanOrEqual(Math.ceil(runs.sequentialSeconds / 86_400));
  });
});

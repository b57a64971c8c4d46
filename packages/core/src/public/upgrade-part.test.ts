import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { upgrade as innerUpgrade } from '../planner/index.ts';
import { goal, upgrade, upgradePart } from './index.ts';

const entry = goal(dataset, 'acheron', { level: 50, from: { level: 40, ascension: 2 } });
const inventory = Object.fromEntries([...dataset.items.keys()].map((id) => [id, 1_000_000]));

describe('an upgrade of a part', () => {
  it('does what is ticked, and takes only what that costs', () => {
    const part = { skills: [1308002], traces: [1308101] };
    const done = upgradePart(dataset, { entry, inventory, part }, 'covered');
    const inner = innerUpgrade(
      dataset,
      { entry, inventory, part: { stand: false, ...part } },
      'covered',
    );
    if (!done.ok || !inner.ok) throw new Error('It is covered.');
    expect(done.value.spent).toEqual(Object.fromEntries(inner.value.spent));
    expect(done.value.entry).toEqual(inner.value.entry);
    expect(done.value.entry.from).toEqual({ level: 40, ascension: 2 });
    expect(done.value.entry.traces[1308101]).toBe('unlocked');
    expect(done.value.inventory[2]).toBe(1_000_000 - (done.value.spent[2] ?? 0));
  });

  it('does nothing where nothing is ticked', () => {
    const done = upgradePart(dataset, { entry, inventory, part: {} }, 'covered');
    expect(done).toEqual({ ok: true, value: { entry, inventory, spent: {} } });
  });

  it('is the whole upgrade where everything is ticked', () => {
    const part = {
      stand: true,
      skills: Object.keys(entry.skills).map(Number),
      traces: Object.keys(entry.traces).map(Number),
    };
    const all = upgradePart(dataset, { entry, inventory, part }, 'covered');
    expect(all).toEqual(upgrade(dataset, { entry, inventory }, 'covered'));
  });

  it('names what is missing of the part, and nothing else', () => {
    const part = { stand: true };
    const refused = upgradePart(dataset, { entry, inventory: {}, part }, 'covered');
    if (refused.ok) throw new Error('Nothing is there.');
    expect(refused.error.code).toBe('NOT_ENOUGH_MATERIALS');
    const whole = upgrade(dataset, { entry, inventory: {} }, 'covered');
    expect(refused.error.missing[2]).toBeLessThan(whole.ok ? 0 : (whole.error.missing[2] ?? 0));
  });
});

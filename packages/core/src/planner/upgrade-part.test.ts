import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries, anyInventory } from '../../test/any-plan.ts';
import { characterEntry, dataset, lightConeEntry, SEELE } from '../../test/real-data.ts';
import type { ItemId, PointId } from '../dataset/index.ts';
import { setLevel } from './edit.ts';
import type { Entry } from './entry.ts';
import type { Inventory } from './plan.ts';
import { materials } from './requirements.ts';
import { type Upgraded, upgrade } from './upgrade.ts';
import {
  onlyOneLevel,
  partOf,
  type UpgradePart,
  upgradesWithoutStand,
  wholeUpgrade,
  withNearerGoal,
} from './upgrade-part.ts';

const SKILL = 1102002 as PointId;
const NOTHING: UpgradePart = { stand: false, skills: [], traces: [] };

/** Enough of everything, so that nothing need be made. */
const PLENTY: Inventory = Object.fromEntries(
  [...dataset.items.keys()].map((id) => [id, 100_000_000]),
);

function done(entry: Entry, inventory: Inventory, part?: UpgradePart): Upgraded<Entry> {
  const result = upgrade(dataset, { entry, inventory, ...(part ? { part } : {}) }, 'anyway');
  if (!result.ok) throw new Error('Done anyway never fails.');
  return result.value;
}

describe('the parts of an upgrade', () => {
  const fifty = setLevel(dataset, characterEntry(SEELE), 'to', 50);

  it('are the stand, each skill that rises and each trace that is wanted', () => {
    const all = wholeUpgrade(dataset, fifty);
    expect(all.stand).toBe(true);
    expect(all.skills).toHaveLength(4);
    expect(all.traces).toHaveLength(5);
  });

  it('are fewer while the level stays where it is', () => {
    const first = [1102201 as PointId];
    expect(upgradesWithoutStand(dataset, fifty)).toEqual({ ...NOTHING, traces: first });
    const begun = setLevel(dataset, fifty, 'from', 40);
    const { stand, skills, traces } = upgradesWithoutStand(dataset, begun);
    expect([stand, skills.length, traces.length]).toEqual([false, 4, 3]);
  });

  it('are the level alone, and nothing else is bought', () => {
    const { entry, spent } = done(fifty, PLENTY, { ...NOTHING, stand: true });
    expect(entry).toEqual({ ...fifty, from: fifty.to });
    expect(spent.get(110_121 as ItemId)).toBeUndefined();
  });

  it('leave a skill where it may not go without its ascension', () => {
    const { entry, spent } = done(fifty, PLENTY, { ...NOTHING, skills: [SKILL] });
    expect(entry).toEqual(fifty);
    expect(spent.size).toBe(0);
  });
});

// Rule P26.
describe('one level of one skill', () => {
  const risen = setLevel(dataset, characterEntry(SEELE), 'from', 50);

  it('costs what it costs alone, and leaves all the rest of the goal', () => {
    const one = onlyOneLevel(dataset, risen, SKILL);
    expect(one).toEqual({ level: 2, part: { ...NOTHING, skills: [SKILL] } });
    const until = withNearerGoal(dataset, risen, { to: risen.to, skills: { [SKILL]: 2 } });
    const result = upgrade(
      dataset,
      { entry: risen, until, inventory: PLENTY, part: { ...NOTHING, skills: [SKILL] } },
      'covered',
    );
    if (!result.ok) throw new Error('There is plenty.');
    const { entry, spent } = result.value;
    expect(entry).toEqual({ ...risen, skills: { ...risen.skills, [SKILL]: [2, 10] } });
    expect(Object.fromEntries(spent)).toEqual({ 2: 2500, 111011: 3 });
  });

  it('is none where it needs a higher ascension, and none at the target', () => {
    expect(onlyOneLevel(dataset, characterEntry(SEELE), SKILL)).toBeUndefined();
    const done = { ...risen, skills: { ...risen.skills, [SKILL]: [4, 4] as const } };
    expect(onlyOneLevel(dataset, done, SKILL)).toBeUndefined();
  });
});

describe('a nearer goal', () => {
  it('bars what its level does not allow, and gives it back with the level', () => {
    const entry = characterEntry(SEELE);
    const near = { to: { level: 50, ascension: 3 }, skills: { [SKILL]: 9 } };
    const until = withNearerGoal(dataset, entry, near);
    expect(until).toMatchObject({ to: near.to, skills: { [SKILL]: [1, 4] } });
    const far = withNearerGoal(dataset, entry, { ...near, to: entry.to });
    expect(far).toEqual({ ...entry, skills: { ...entry.skills, [SKILL]: [1, 9] } });
  });

  it('never goes beyond the goal, nor behind what is there', () => {
    const [from, to] = [3, 6];
    const entry = { ...characterEntry(SEELE), skills: { [SKILL]: [from, to] as const } };
    const risen = setLevel(dataset, entry, 'from', 80);
    for (const [level, reached] of [
      [10, to],
      [1, from],
    ] as const) {
      const until = withNearerGoal(dataset, risen, { to: risen.to, skills: { [SKILL]: level } });
      expect(until).toMatchObject({ skills: { [SKILL]: [from, reached] } });
    }
  });

  it('of a light cone is its level alone', () => {
    const cone = lightConeEntry(23_001);
    const to = { level: 20, ascension: 1 };
    expect(withNearerGoal(dataset, cone, { to, skills: {} })).toEqual({ ...cone, to });
  });
});

/** An entry, and of each thing that its upgrade does whether it is ticked. */
const anyTicked = fc
  .tuple(anyEntries, fc.infiniteStream(fc.boolean()))
  .filter(([entries]) => entries.length > 0)
  .map(([[entry], ticks]) => {
    const whole = wholeUpgrade(dataset, entry as Entry);
    const isTicked = () => ticks.next().value === true;
    const part: UpgradePart = {
      stand: whole.stand && isTicked(),
      skills: whole.skills.filter(isTicked),
      traces: whole.traces.filter(isTicked),
    };
    return { entry: entry as Entry, whole, part };
  });

describe('laws of an upgrade of a part', () => {
  it('every tick together is the whole upgrade', () => {
    fc.assert(
      fc.property(anyTicked, anyInventory, ({ entry, whole }, inventory) => {
        expect(done(entry, inventory, whole)).toEqual(done(entry, inventory));
      }),
    );
  });

  it('no tick changes nothing and takes nothing', () => {
    fc.assert(
      fc.property(anyTicked, anyInventory, ({ entry }, inventory) => {
        const nothing = done(entry, inventory, NOTHING);
        expect(nothing.entry).toEqual(entry);
        expect(nothing.spent.size).toBe(0);
      }),
    );
  });

  it('what is ticked is paid for, and nothing beyond it', () => {
    fc.assert(
      fc.property(anyTicked, ({ entry, part }) => {
        const { entry: after, spent } = done(entry, PLENTY, part);
        const need = materials(dataset, partOf(dataset, entry, part));
        expect(new Map(spent)).toEqual(new Map(need));
        if (!part.stand) expect(after.from).toEqual(entry.from);
        if (entry.kind === 'lightCone' || after.kind === 'lightCone') return;
        for (const [id, goal] of Object.entries(entry.skills)) {
          if (!part.skills.includes(Number(id) as PointId)) expect(after.skills[id]).toEqual(goal);
        }
        for (const [id, state] of Object.entries(entry.traces)) {
          if (!part.traces.includes(Number(id) as PointId)) expect(after.traces[id]).toBe(state);
        }
      }),
    );
  });

  it('a part and then the rest cost what all of it costs at once', () => {
    fc.assert(
      fc.property(anyTicked, ({ entry, part }) => {
        const first = done(entry, PLENTY, part);
        const rest = done(first.entry, first.inventory);
        const atOnce = done(entry, PLENTY);
        expect(rest.entry).toEqual(atOnce.entry);
        expect(rest.inventory).toEqual(atOnce.inventory);
      }),
    );
  });
});

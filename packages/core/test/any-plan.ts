import fc from 'fast-check';
import type { ItemId } from '../src/dataset/index.ts';
import {
  type Entry,
  newCharacterEntry,
  newLightConeEntry,
  setAscension,
  setEverything,
  setLevel,
  setSkill,
} from '../src/planner/index.ts';
import { dataset } from './real-data.ts';

const characters = [...dataset.characters.keys()];
const lightCones = [...dataset.lightCones.keys()];
const upgradeItems = [...dataset.items.values()].filter((item) => item.upgrade);

/** An entry as a player may set it: any levels, skills that they allow, all traces or none. */
const anyEntry: fc.Arbitrary<Entry> = fc
  .record({
    isCharacter: fc.boolean(),
    place: fc.nat(),
    from: fc.integer({ min: 1, max: 80 }),
    to: fc.integer({ min: 1, max: 80 }),
    ascension: fc.integer({ min: 0, max: 6 }),
    skill: fc.integer({ min: 1, max: 10 }),
    hasTraces: fc.boolean(),
    enabled: fc.boolean(),
    priority: fc.nat({ max: 3 }),
  })
  .map((wish) => {
    const now = { now: 0 };
    const fresh = wish.isCharacter
      ? newCharacterEntry(dataset, characters[wish.place % characters.length] as never, now)
      : newLightConeEntry(dataset, lightCones[wish.place % lightCones.length] as never, now);
    if (!fresh) throw new Error('The id is one of the data.');
    let entry: Entry = setEverything(dataset, fresh);
    if (entry.kind === 'character' && !wish.hasTraces) entry = { ...entry, traces: {} };
    entry = setLevel(dataset, entry, 'to', wish.to);
    entry = setAscension(dataset, entry, 'to', Math.max(entry.to.ascension, wish.ascension));
    entry = setLevel(dataset, entry, 'from', wish.from);
    if (entry.kind === 'character') {
      for (const point of Object.keys(entry.skills)) {
        const set = setSkill(dataset, entry, Number(point), 'from', wish.skill);
        if (set.ok) entry = set.value;
      }
    }
    return { ...entry, enabled: wish.enabled, priority: wish.priority };
  });

/** Up to five entries, each with an id of its own. */
export const anyEntries = fc
  .array(anyEntry, { maxLength: 5 })
  .map((entries) => entries.map((entry, entryId): Entry => ({ ...entry, entryId })));

/** Some of any items that upgrades use, often few, sometimes many. */
export const anyInventory: fc.Arbitrary<Record<string, number>> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...upgradeItems.map((item) => item.id)),
      fc.oneof(fc.nat({ max: 40 }), fc.nat({ max: 5000 })),
    ),
    { maxLength: 60 },
  )
  .map((owned) => Object.fromEntries(owned) as Record<ItemId, number>);

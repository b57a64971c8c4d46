import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemId, LightConeId } from '../dataset/index.ts';
import type { Entry } from './entry.ts';
import { type Holdings, markUpgraded, takeUpgradeBack } from './mark-upgraded.ts';
import type { Upgraded } from './upgrade.ts';

const CREDITS = 2 as ItemId;
const BLADE = 111_001 as ItemId;

const cone = (entryId: number, level: number): Entry => ({
  ...{ kind: 'lightCone', id: 23_000 as LightConeId, entryId, priority: 0, enabled: true },
  ...{ superimposition: 1, from: { level, ascension: 0 }, to: { level: 80, ascension: 6 } },
});

const byOneLevel = (before: Entry, spent: Upgraded<Entry>['spent']): Upgraded<Entry> => ({
  ...{ entry: cone(before.entryId, before.from.level + 1), inventory: {}, spent },
});

describe('an upgrade and what it took', () => {
  const before = cone(1, 1);
  const upgraded = byOneLevel(before, new Map([[CREDITS, 400]]));
  const holdings: Holdings = { entries: [before, cone(2, 1)], items: { 2: 1000, 111001: 5 } };

  it('goes out of what there is, and comes back whole, whatever was earned meanwhile', () => {
    const marked = markUpgraded(holdings, before, upgraded);
    expect(marked).toEqual({
      entries: [upgraded.entry, cone(2, 1)],
      items: { 2: 600, 111001: 5 },
    });
    const richer = { ...holdings, ...marked, items: { 2: 650, 111001: 5 } };
    const back = takeUpgradeBack(richer, before, upgraded);
    expect(back).toEqual({ entries: holdings.entries, items: { 2: 1050, 111001: 5 } });
  });

  it('is not marked where another tab has spent a part of it: to take it back would make the rest', () => {
    expect(markUpgraded({ ...holdings, items: { 2: 399 } }, before, upgraded)).toBeUndefined();
  });

  it('is neither marked nor taken back where another tab has changed the entry, or deleted it', () => {
    const changed = { ...holdings, entries: [cone(1, 30)] };
    expect(markUpgraded(changed, before, upgraded)).toBeUndefined();
    expect(takeUpgradeBack(changed, before, upgraded)).toBeUndefined();
    const deleted = { ...holdings, entries: [] };
    expect(markUpgraded(deleted, before, upgraded)).toBeUndefined();
    expect(takeUpgradeBack(deleted, before, upgraded)).toBeUndefined();
  });

  it('looks past where the entry was moved to', () => {
    const moved = { ...holdings, entries: [{ ...before, priority: 7, enabled: false }] };
    expect(markUpgraded(moved, before, upgraded)?.entries).toEqual([
      { ...upgraded.entry, priority: 7, enabled: false },
    ]);
  });
});

describe('items', () => {
  const IDS = [CREDITS, BLADE];
  const counts: fc.Arbitrary<Readonly<Record<string, number>>> = fc.record({
    [CREDITS]: fc.nat(60),
    [BLADE]: fc.nat(6),
  });
  const steps = fc.array(
    fc.record({
      does: fc.constantFrom('look', 'upgrade', 'undo', 'spend', 'earn', 'edit'),
      which: fc.nat(1),
      counts,
    }),
    { maxLength: 40 },
  );

  it('are neither made nor lost by upgrades from a tab that saw an earlier state, and their undoing', () => {
    fc.assert(
      fc.property(counts, steps, (atFirst, path) => {
        let stored: Holdings = { entries: [cone(0, 1), cone(1, 1)], items: atFirst };
        /** What the tab believes, until it looks again. */
        let seen = stored;
        const standing: { readonly before: Entry; readonly upgraded: Upgraded<Entry> }[] = [];
        const elsewhere: Record<string, number> = { [CREDITS]: 0, [BLADE]: 0 };
        const put = (id: ItemId, count: number) => {
          stored = { ...stored, items: { ...stored.items, [id]: count } };
        };
        for (const { does, which, counts } of path) {
          const before = seen.entries[which] as Entry;
          if (does === 'look') seen = stored;
          if (does === 'upgrade') {
            // As an upgrade does it: it takes what it sees, and no more.
            const spent = new Map(
              IDS.map((id) => [id, Math.min(seen.items[id] ?? 0, counts[id] ?? 0)]),
            );
            const upgraded = byOneLevel(before, spent);
            const marked = markUpgraded(stored, before, upgraded);
            if (marked) standing.push({ before, upgraded });
            stored = marked ?? stored;
            seen = marked ?? seen;
          }
          if (does === 'undo') {
            const at = standing.length - 1 - which;
            const last = standing[at];
            const back = last && takeUpgradeBack(stored, last.before, last.upgraded);
            if (back) standing.splice(at, 1);
            stored = back ?? stored;
          }
          for (const id of IDS) {
            const owned = stored.items[id] ?? 0;
            if (does === 'spend') {
              const count = Math.min(owned, counts[id] ?? 0);
              elsewhere[id] = (elsewhere[id] ?? 0) - count;
              put(id, owned - count);
            }
            if (does === 'earn') {
              elsewhere[id] = (elsewhere[id] ?? 0) + (counts[id] ?? 0);
              put(id, owned + (counts[id] ?? 0));
            }
          }
          if (does === 'edit') {
            const entries = stored.entries.map((entry, at) =>
              at === which ? cone(entry.entryId, entry.from.level + 1) : entry,
            );
            stored = { ...stored, entries };
          }
          for (const id of IDS) {
            const spent = standing.reduce((sum, one) => sum + (one.upgraded.spent.get(id) ?? 0), 0);
            const owned = stored.items[id] ?? 0;
            expect(owned).toBeGreaterThanOrEqual(0);
            expect(owned + spent).toBe((atFirst[id] ?? 0) + (elsewhere[id] ?? 0));
          }
        }
      }),
    );
  });
});

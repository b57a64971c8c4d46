import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlaced } from '../../test/any-user-data.ts';
import { characterEntry, lightConeEntry } from '../../test/real-data.ts';
import {
  changedRows,
  checkParts,
  type Documents,
  fromRows,
  HEAD,
  kindOf,
  toRows,
} from './index.ts';

const kind = kindOf('planner');
const planner: Documents['planner'] = {
  ...kind.empty,
  settings: { gold: 5, crimson: 6, echo: 6, shadow: 4 },
  entries: [characterEntry(1102), { ...lightConeEntry(23000), priority: 1 }],
};

function stored(document: object) {
  return new Map<string, unknown>([[HEAD, JSON.parse(JSON.stringify(document))]]);
}

describe('a stored document', () => {
  it('law: comes back as it was, through the store and through JSON', () => {
    fc.assert(
      fc.property(anyPlaced, ({ name, document }) => {
        const rows = [...toRows(kindOf(name), document)];
        const through = new Map<string, unknown>(JSON.parse(JSON.stringify(rows)));
        expect(fromRows(kindOf(name), through)).toEqual({ ok: true, value: document });
      }),
    );
  });

  it('law: reading what was read changes nothing', () => {
    fc.assert(
      fc.property(anyPlaced, ({ name, document }) => {
        const once = fromRows(kindOf(name), toRows(kindOf(name), document));
        if (!once.ok) throw new Error(once.error.code);
        expect(fromRows(kindOf(name), toRows(kindOf(name), once.value))).toEqual(once);
      }),
    );
  });

  it('that is not there is the empty one', () => {
    expect(fromRows(kind, new Map())).toEqual({ ok: true, value: kind.empty });
  });

  it('of version 5 gets drop tiers and keeps its entries', () => {
    const older = { version: 5, entries: planner.entries };
    expect(fromRows(kind, stored(older))).toEqual({ ok: true, value: planner });
  });

  it('with a part under another key than its own is broken: a change would leave it behind', () => {
    const rows = toRows(kind, planner);
    const [part, entry] = [...rows].find(([key]) => key !== HEAD) ?? ['', undefined];
    rows.delete(part);
    rows.set('77', entry);
    expect(fromRows(kind, rows)).toEqual({
      ok: false,
      error: { code: 'DOCUMENT_BROKEN', path: 'parts.77' },
    });
  });

  it('law: what may be written part by part is what may be written whole', () => {
    fc.assert(
      fc.property(anyPlaced, fc.string(), fc.jsonValue(), ({ name, document }, part, value) => {
        const rows = toRows(kindOf(name), document);
        expect(checkParts(kindOf(name), rows)).toBeUndefined();
        if (part === HEAD) return;
        const strange = new Map(rows).set(part, value);
        strange.set(HEAD, { ...(rows.get(HEAD) as object), parts: strange.size - 1 });
        const isRefused = checkParts(kindOf(name), strange) !== undefined;
        expect(isRefused).toBe(!fromRows(kindOf(name), strange).ok);
      }),
    );
  });

  it('of a newer version is refused as newer, whatever it holds and however it is divided', () => {
    const version = kind.version + 1;
    expect(fromRows(kind, stored({ version, parts: 3, plans: 'else' }))).toEqual({
      ok: false,
      error: { code: 'DOCUMENT_NEWER', version },
    });
  });

  it('that lost a part is broken, not shorter', () => {
    const rows = toRows(kind, planner);
    rows.delete('1');
    expect(fromRows(kind, rows)).toEqual({
      ok: false,
      error: { code: 'DOCUMENT_BROKEN', path: 'parts' },
    });
  });

  it('whose head is lost is broken', () => {
    const rows = toRows(kind, planner);
    rows.delete(HEAD);
    expect(fromRows(kind, rows).ok).toBe(false);
  });

  it.each([
    ['a text', 'plan', ''],
    ['of no version', { entries: [] }, 'version'],
    ['of a version that never was', { version: 1.5 }, 'version'],
    ['an entry of no kind', { ...planner, entries: [{}] }, 'entries.0.kind'],
    [
      'a level that is no number',
      broken({ from: { level: 'x', ascension: 0 } }),
      'entries.0.from.level',
    ],
    ['a trace of no state', broken({ traces: { 1102101: 'maybe' } }), 'entries.0.traces.1102101'],
    [
      'a point id that is none',
      broken({ skills: { constructor: [1, 2] } }),
      'entries.0.skills.constructor',
    ],
    ['one level of a skill', broken({ skills: { 1102001: [1] } }), 'entries.0.skills.1102001'],
    [
      'three levels of a skill',
      broken({ skills: { 1102001: [1, 2, 3] } }),
      'entries.0.skills.1102001',
    ],
    [
      'two entries of one id',
      { ...planner, entries: [planner.entries[0], planner.entries[0]] },
      'entries.entryId',
    ],
    [
      'a drop tier that is none',
      { ...planner, settings: { ...planner.settings, gold: 0 } },
      'settings.gold',
    ],
  ])('that is broken is refused with the place: %s', (_what, document, path) => {
    expect(fromRows(kind, stored(document as object))).toEqual({
      ok: false,
      error: { code: 'DOCUMENT_BROKEN', path },
    });
  });

  it('law: whatever is stored, reading it answers and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('planner', 'inventory', 'profiles', 'warps/1/11', 'dismissals' as const),
        fc.array(fc.tuple(fc.constantFrom(HEAD, '1', '2'), fc.anything())),
        (name, rows) => {
          const read = fromRows(kindOf(name as 'planner'), new Map(rows));
          expect(typeof read.ok).toBe('boolean');
        },
      ),
    );
  });
});

describe('an edit writes only what it changed', () => {
  it('one entry of a plan: that entry and the head', () => {
    const [first, second] = planner.entries;
    if (!first || !second) throw new Error('The plan has two entries.');
    const edited = { ...planner, entries: [first, { ...second, enabled: false }] };
    const { put, remove } = changedRows(toRows(kind, planner), toRows(kind, edited));
    expect(put.map(([part]) => part)).toEqual([HEAD, String(second.entryId)]);
    expect(remove).toEqual([]);
  });

  it('a deleted entry: its part goes', () => {
    const edited = { ...planner, entries: planner.entries.slice(0, 1) };
    const { put, remove } = changedRows(toRows(kind, planner), toRows(kind, edited));
    expect(put.map(([part]) => part)).toEqual([HEAD]);
    expect(remove).toEqual([String(planner.entries[1]?.entryId)]);
  });

  it('one pull in a long history: eleven days of it', () => {
    const warps = kindOf('warps/600000001/11');
    const pulls = Array.from({ length: 5000 }, (_, place) => ({
      id: String(1_682_521_200_000_000_000n + BigInt(place) * 20_000_000_000_000n),
      gachaId: 2003,
      itemId: 20000,
      time: '2023-04-26 18:00:00',
      zone: 8,
    }));
    const before = { version: 1 as const, pulls };
    const after = {
      version: 1 as const,
      pulls: pulls.map((pull, at) => (at === 9 ? { ...pull, gachaId: 1 } : pull)),
    };
    const { put } = changedRows(toRows(warps, before), toRows(warps, after));
    expect(put).toHaveLength(2);
    const [, bucket] = put[1] ?? ['', []];
    expect((bucket as unknown[]).length).toBeLessThan(60);
  });
});

function broken(change: object) {
  return { ...planner, entries: [{ ...planner.entries[0], ...change }] };
}

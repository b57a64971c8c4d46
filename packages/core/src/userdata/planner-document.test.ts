import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterEntry, lightConeEntry } from '../../test/real-data.ts';
import { emptyPlanner, PLANNER_VERSION, readPlanner } from './index.ts';

const document = {
  version: PLANNER_VERSION,
  entries: [characterEntry(1102), lightConeEntry(23000)],
};

describe('a stored planner', () => {
  it('comes back as it was, through JSON', () => {
    expect(readPlanner(JSON.parse(JSON.stringify(document)))).toEqual({
      ok: true,
      value: document,
    });
    expect(readPlanner(emptyPlanner()).ok).toBe(true);
  });

  it('of a newer version is refused as newer, whatever it holds', () => {
    const error = { code: 'DOCUMENT_NEWER', version: PLANNER_VERSION + 1 };
    expect(readPlanner({ version: PLANNER_VERSION + 1, plans: 'else' })).toEqual({
      ok: false,
      error,
    });
  });

  it.each([
    ['nothing', null, ''],
    ['a text', 'plan', ''],
    ['no entries', { version: PLANNER_VERSION }, 'entries'],
    ['an entry of no kind', { version: PLANNER_VERSION, entries: [{}] }, 'entries.0.kind'],
    [
      'a level that is no number',
      broken({ from: { level: 'x', ascension: 0 } }),
      'entries.0.from.level',
    ],
    ['an infinite level', broken({ to: { level: Infinity, ascension: 0 } }), 'entries.0.to.level'],
    ['a trace of no state', broken({ traces: { 1102101: 'maybe' } }), 'entries.0.traces.1102101'],
    [
      'a point id that is none',
      broken({ skills: { constructor: [1, 2] } }),
      'entries.0.skills.constructor',
    ],
  ])('that is broken is refused with the place: %s', (_what, stored, path) => {
    expect(readPlanner(stored)).toEqual({ ok: false, error: { code: 'DOCUMENT_BROKEN', path } });
  });

  it('law: whatever is stored, reading it answers and never throws', () => {
    fc.assert(fc.property(fc.anything(), (stored) => typeof readPlanner(stored).ok === 'boolean'));
  });
});

function broken(change: object) {
  return { ...document, entries: [{ ...document.entries[0], ...change }] };
}

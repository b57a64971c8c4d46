import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, SEELE } from '../../test/real-data.ts';
import { setLevel } from './edit.ts';
import { setAllTraces } from './set-all-traces.ts';
import { validateEntry } from './validate.ts';

const NIGHTSHADE = 1102101;
const OF_LEVEL_75 = 1102209;
const seele = characterEntry(SEELE);
const none = setAllTraces(dataset, seele, 'none');

describe('all traces at once', () => {
  it('are cleared', () => {
    expect(none).toEqual({ ...seele, traces: {} });
  });

  it('are wanted, those that are there already excepted', () => {
    const some = { ...none, traces: { [NIGHTSHADE]: 'unlocked' } as const };
    const all = setAllTraces(dataset, some, 'wanted');
    expect(all.traces).toEqual({ ...seele.traces, [NIGHTSHADE]: 'unlocked' });
  });

  it('are there already, wanted ones too', () => {
    const all = setAllTraces(dataset, seele, 'owned');
    expect(new Set(Object.values(all.traces))).toEqual(new Set(['unlocked']));
    expect(Object.keys(all.traces)).toEqual(Object.keys(seele.traces));
  });

  it.each(['wanted', 'owned'] as const)('%s: only those that the target allows', (all) => {
    const low = setAllTraces(dataset, setLevel(dataset, none, 'to', 74), all);
    expect(low.traces[NIGHTSHADE]).toBeDefined();
    expect(low.traces[OF_LEVEL_75]).toBeUndefined();
    expect(validateEntry(dataset, low).ok).toBe(true);
  });
});

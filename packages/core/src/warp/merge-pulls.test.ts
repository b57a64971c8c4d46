import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPulls } from '../../test/any-user-data.ts';
import { mergePulls } from './index.ts';

describe('merging histories', () => {
  it('laws: commutative, associative, idempotent, and nothing is lost', () => {
    fc.assert(
      fc.property(anyPulls, anyPulls, anyPulls, (a, b, c) => {
        expect(mergePulls(a, b)).toEqual(mergePulls(b, a));
        expect(mergePulls(mergePulls(a, b), c)).toEqual(mergePulls(a, mergePulls(b, c)));
        expect(mergePulls(mergePulls(a, b), b)).toEqual(mergePulls(a, b));
        const ids = new Set([...a, ...b].map((pull) => pull.id));
        expect(new Set(mergePulls(a, b).map((pull) => pull.id))).toEqual(ids);
      }),
    );
  });

  it('a row that names its banner stays, whoever brings it', () => {
    const pull = { id: '1', itemId: 1102, time: '2023-04-26 18:00:00', zone: 8 };
    const [named, unnamed] = [
      { ...pull, gachaId: 2003 },
      { ...pull, gachaId: 0 },
    ];
    expect(mergePulls([named], [unnamed])).toEqual([named]);
    expect(mergePulls([unnamed], [named])).toEqual([named]);
  });

  it('of two times of a pull the one stays that its id tells, whoever brings the other', () => {
    const recorded = { id: '1682503260000123456', gachaId: 2003, itemId: 1102, zone: -5 };
    const right = { ...recorded, time: '2023-04-26 05:00:10' };
    const later = { ...recorded, time: '2023-04-26 18:00:10' };
    const earlier = { ...recorded, time: '2023-04-25 16:00:10' };
    for (const shifted of [later, earlier]) {
      expect(mergePulls([right], [shifted])).toEqual([right]);
      expect(mergePulls([shifted], [right])).toEqual([right]);
    }
  });

  it('ids one apart beyond the reach of numbers stay two pulls', () => {
    const pull = { gachaId: 1, itemId: 1102, time: '2023-04-26 18:00:00', zone: 8 };
    const a = { ...pull, id: '1682521200000000001' };
    const b = { ...pull, id: '1682521200000000002' };
    expect(mergePulls([b], [a])).toEqual([a, b]);
  });
});

import { expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import type { PointId } from '../dataset/index.ts';
import { setLevel, setSkill, toggleTrace } from './edit.ts';
import type { CharacterEntry } from './entry.ts';
import { fitTarget, updateTarget } from './target.ts';

const BASIC = 1102001 as PointId;
const SKILL = 1102002 as PointId;
const FIRST_BONUS = 1102101 as PointId;
const TRACE_OF_75 = 1102209 as PointId;

const full = characterEntry(1102);
const low = setLevel(dataset, full, 'to', 40);

it('a target that is lowered and raised again has its skills and traces back', () => {
  const raised = setLevel(dataset, low, 'to', 80);
  expect(raised.skills).not.toEqual(full.skills);
  expect(fitTarget(dataset, raised, full)).toEqual({ ...full, to: raised.to });
});

it('what stands do not allow yet is wished, and not given', () => {
  expect(fitTarget(dataset, low, full)).toEqual(low);
});

it('what is changed by hand meanwhile is what is wished', () => {
  const set = setSkill(dataset, low, BASIC, 'to', 1);
  const after = set.ok ? untraced(set.value) : low;
  const target = updateTarget(dataset, full, { before: low, after });
  const raised = fitTarget(dataset, setLevel(dataset, after, 'to', 80), target) as CharacterEntry;
  expect(raised.skills[BASIC]).toEqual([1, 1]);
  expect(raised.skills[SKILL]?.[1]).toBeGreaterThan(low.skills[SKILL]?.[1] ?? 0);
  expect(raised.traces[FIRST_BONUS]).toBeUndefined();
  expect(raised.traces[TRACE_OF_75]).toBe('selected');
});

it('a light cone has nothing to lose', () => {
  const cone = lightConeEntry(23000);
  expect(fitTarget(dataset, cone, full)).toBe(cone);
});

/** Selected, unlocked, none. */
function untraced(entry: CharacterEntry): CharacterEntry {
  const unlocked = toggleTrace(dataset, entry, FIRST_BONUS);
  const none = unlocked.ok ? toggleTrace(dataset, unlocked.value, FIRST_BONUS) : unlocked;
  if (!none.ok) throw new Error(none.error.code);
  return none.value;
}

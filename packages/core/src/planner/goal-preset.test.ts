import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterEntry, dataset, lightConeEntry } from '../../test/real-data.ts';
import { setEverything, setLevel, toggleTrace } from './edit.ts';
import { type CharacterEntry, type Entry, isSkill, isTrace, pointsOf } from './entry.ts';
import { presetOf, ROUND_GOALS, withPreset, withRoundGoal } from './goal-preset.ts';
import { fitSkill } from './index.ts';
import { isBehind } from './levels.ts';
import { validateEntry } from './validate.ts';

const [EIGHTS, SIXES] = ROUND_GOALS as [(typeof ROUND_GOALS)[0], (typeof ROUND_GOALS)[0]];
const SEELE = 1102;
const OF_REMEMBRANCE = 1407;
const OF_ELATION = [...dataset.characters.values()].find(({ path }) => path === 'elation')?.id ?? 0;
const CONE = 23000;

/** Target levels of an entry by the place of the skill in its tree. */
function skillsOf(entry: CharacterEntry) {
  return Object.fromEntries(
    pointsOf(dataset, entry)
      .filter(isSkill)
      .map(({ anchor, id }) => [anchor, entry.skills[id]?.[1]]),
  );
}

function tracesOf(entry: CharacterEntry) {
  return pointsOf(dataset, entry).flatMap(({ id, anchor }) => (entry.traces[id] ? [anchor] : []));
}

describe('a round goal', () => {
  it('80 · 8/8/8 has the basic attack at 5, which the same ascension opens, and the bonus abilities', () => {
    const entry = withRoundGoal(dataset, characterEntry(SEELE), EIGHTS);
    expect(entry.to).toEqual({ level: 80, ascension: 6 });
    expect(skillsOf(entry)).toEqual({ 1: 5, 2: 8, 3: 8, 4: 8 });
    expect(tracesOf(entry)).toEqual([6, 7, 8]);
  });

  it('60 · 6/6/6 stops at the ascension that reaches 60, with the basic attack at 4', () => {
    const entry = withRoundGoal(dataset, characterEntry(SEELE), SIXES);
    expect(entry.to).toEqual({ level: 60, ascension: 4 });
    expect(skillsOf(entry)).toEqual({ 1: 4, 2: 6, 3: 6, 4: 6 });
    expect(tracesOf(entry)).toEqual([]);
  });

  it('has a memosprite’s skills where the basic attack is, and the elation skill where the others are', () => {
    const ofMemosprite = withRoundGoal(dataset, characterEntry(OF_REMEMBRANCE), EIGHTS);
    expect(skillsOf(ofMemosprite)).toEqual({ 1: 5, 2: 8, 3: 8, 4: 8, 19: 5, 20: 5 });
    const ofElation = withRoundGoal(dataset, characterEntry(OF_ELATION), EIGHTS);
    expect(skillsOf(ofElation)).toEqual({ 1: 5, 2: 8, 3: 8, 4: 8, 22: 8 });
  });

  it('of a light cone is its level', () => {
    expect(withRoundGoal(dataset, lightConeEntry(CONE), SIXES).to).toEqual({
      level: 60,
      ascension: 4,
    });
  });

  it('keeps a trace that is unlocked, and the ascension that it needs', () => {
    const [, , last] = pointsOf(dataset, characterEntry(SEELE)).filter(
      ({ type }) => type === 'bonus',
    );
    if (!last) throw new Error('There are three bonus abilities.');
    const unlocked = toggleTrace(dataset, characterEntry(SEELE), last.id);
    if (!unlocked.ok) throw new Error(unlocked.error.code);
    const entry = withRoundGoal(dataset, unlocked.value, SIXES);
    expect(entry.traces).toEqual({ [last.id]: 'unlocked' });
    expect(entry.to).toEqual({ level: 70, ascension: 6 });
  });

  it('leaves what the data do not know as it is', () => {
    const unknown = { ...characterEntry(SEELE), id: 999999 as CharacterEntry['id'] };
    expect(withRoundGoal(dataset, unknown, SIXES)).toBe(unknown);
  });
});

describe('the goal of another entry', () => {
  it('comes over by the places of skills and traces', () => {
    const seele = withRoundGoal(dataset, characterEntry(SEELE), EIGHTS);
    const preset = presetOf(dataset, seele);
    const other = withPreset(dataset, characterEntry(1001), preset);
    expect(presetOf(dataset, other)).toEqual(preset);
    expect(Object.keys(other.traces)).not.toEqual(Object.keys(seele.traces));
  });

  it('takes a memosprite’s skills as far as the basic attack, where the other had none', () => {
    const preset = presetOf(dataset, withRoundGoal(dataset, characterEntry(SEELE), EIGHTS));
    const entry = withPreset(dataset, characterEntry(OF_REMEMBRANCE), preset);
    expect(skillsOf(entry)).toEqual({ 1: 5, 2: 8, 3: 8, 4: 8, 19: 5, 20: 5 });
  });
});

const ids = [...dataset.characters.keys()];
const cones = [...dataset.lightCones.keys()];

/** An entry of any character or light cone, somewhere on its way. */
const anyEntry: fc.Arbitrary<Entry> = fc
  .record({
    isCone: fc.boolean(),
    which: fc.nat(10_000),
    from: fc.integer({ min: 1, max: 80 }),
    to: fc.integer({ min: 1, max: 80 }),
    skills: fc.array(
      fc.tuple(fc.nat(20), fc.constantFrom('from', 'to'), fc.integer({ min: 1, max: 10 })),
    ),
    traces: fc.array(fc.nat(20)),
  })
  .map(({ isCone, which, from, to, skills, traces }) => {
    const begun: Entry = isCone
      ? lightConeEntry(cones[which % cones.length] ?? 0)
      : characterEntry(ids[which % ids.length] ?? 0);
    const placed = setLevel(dataset, setLevel(dataset, begun, 'to', to), 'from', from);
    if (placed.kind === 'lightCone') return placed;
    const points = pointsOf(dataset, placed);
    let entry = placed;
    for (const [at, side, level] of skills) {
      const point = points.filter(isSkill)[at];
      if (point)
        entry = fitSkill(dataset, entry, { point: point.id, side: side as 'from', level }).entry;
    }
    for (const at of traces) {
      const point = points.filter(isTrace)[at];
      const toggled = point && toggleTrace(dataset, entry, point.id);
      if (toggled?.ok) entry = toggled.value;
    }
    return entry;
  });

const anyGoal = fc.oneof(
  fc
    .constantFrom(...ROUND_GOALS)
    .map((goal) => (entry: Entry) => withRoundGoal(dataset, entry, goal)),
  anyEntry.map((other) => (entry: Entry) => withPreset(dataset, entry, presetOf(dataset, other))),
);

describe('law: a goal', () => {
  it('set twice is set once', () => {
    fc.assert(
      fc.property(anyEntry, anyGoal, (entry, set) => {
        expect(set(set(entry))).toEqual(set(entry));
      }),
    );
  });

  it('is never below what is there, and takes none of it away', () => {
    fc.assert(
      fc.property(anyEntry, anyGoal, (entry, set) => {
        const after = set(entry);
        expect(after.from).toEqual(entry.from);
        expect(isBehind(after.to, entry.from)).toBe(false);
        if (entry.kind === 'lightCone' || after.kind === 'lightCone') return;
        for (const [id, [from]] of Object.entries(entry.skills)) {
          expect(after.skills[id]?.[0]).toBe(from);
          expect(after.skills[id]?.[1]).toBeGreaterThanOrEqual(from);
        }
        for (const [id, state] of Object.entries(entry.traces)) {
          if (state === 'unlocked') expect(after.traces[id]).toBe('unlocked');
        }
      }),
    );
  });

  it('is one that the game allows, and nowhere above everything', () => {
    fc.assert(
      fc.property(anyEntry, anyGoal, (entry, set) => {
        const after = set(entry);
        const most = setEverything(dataset, entry);
        expect(validateEntry(dataset, after)).toEqual({ ok: true, value: after });
        expect(isBehind(most.to, after.to)).toBe(false);
        if (most.kind === 'lightCone' || after.kind === 'lightCone') return;
        for (const [id, [, to]] of Object.entries(after.skills)) {
          expect(to).toBeLessThanOrEqual(most.skills[id]?.[1] ?? 0);
        }
      }),
    );
  });
});

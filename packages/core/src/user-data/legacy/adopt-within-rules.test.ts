import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../../test/real-data.ts';
import type { PlannerPoint } from '../../dataset/index.ts';
import {
  allowsTrace,
  highestSkillLevel,
  isSkill,
  isTrace,
  levelRange,
  type Stand,
} from '../../planner/index.ts';
import { adoptLegacy } from '../index.ts';

const characters = [...dataset.characters.values()];
const lightCones = [...dataset.lightCones.values()];
const STATES = [undefined, 'selected', 'unlocked'] as const;

/** Two whole numbers, the first no higher than the second. */
const pair = (most: number) =>
  fc
    .tuple(fc.nat({ max: most }), fc.nat({ max: most }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]) as fc.Arbitrary<[number, number]>;

type Ascensions = Parameters<typeof levelRange>[0];

/** Where an entry is and where it shall be, within the levels of their ascensions. */
function anyStands(ascensions: Ascensions): fc.Arbitrary<{ from: Stand; to: Stand }> {
  return pair(ascensions.length - 1).chain(([first, last]) => {
    const range = levelRange(ascensions, first);
    const aim = levelRange(ascensions, last);
    return fc.tuple(fc.integer(range), fc.integer(aim)).map(([level, target]) => ({
      from: { level, ascension: first },
      to: { level: Math.max(level, target), ascension: last },
    }));
  });
}

function anyGoal(point: PlannerPoint, { from, to }: { from: Stand; to: Stand }) {
  return pair(highestSkillLevel(point, to) - 1).map(([current, target]) => {
    const level = Math.min(current + 1, highestSkillLevel(point, from));
    return [level, target + 1] as const;
  });
}

/** A character as the rules allow it, once as an older plan says it and once as ours does. */
const anyCharacter = fc.constantFrom(...characters).chain((character) => {
  const points = character.variants[0]?.points ?? [];
  return anyStands(character.ascensions).chain((stands) =>
    fc
      .record({
        skills: fc.tuple(
          ...points.filter(isSkill).map((point) =>
            fc.record({
              point: fc.constant(point),
              goal: anyGoal(point, stands),
              bySkill: fc.boolean(),
            }),
          ),
        ),
        traces: fc.tuple(
          ...points
            .filter((point) => isTrace(point) && allowsTrace(point, stands.to))
            .map(({ id }) => fc.record({ id: fc.constant(id), state: fc.nat({ max: 2 }) })),
        ),
        eidolon: fc.nat({ max: 6 }),
      })
      .map(({ skills, traces, eidolon }) => ({
        said: {
          ...saidStands(stands),
          dataId: `c_${character.pageId}`,
          type: 0,
          eidolon,
          skills: Object.fromEntries(
            skills.map(({ point, goal: [curLevel, targetLevel], bySkill }) => [
              bySkill ? point.skills[0] : point.id,
              { curLevel, targetLevel },
            ]),
          ),
          traces: Object.fromEntries(traces.map(({ id, state }) => [id, state])),
        },
        meant: {
          ...stands,
          eidolon,
          skills: Object.fromEntries(skills.map(({ point, goal }) => [point.id, goal])),
          traces: Object.fromEntries(
            traces.flatMap(({ id, state }) => (STATES[state] ? [[id, STATES[state]]] : [])),
          ),
        },
      })),
  );
});

const anyLightCone = fc.constantFrom(...lightCones).chain((lightCone) =>
  anyStands(lightCone.ascensions).map((stands) => ({
    said: { ...saidStands(stands), dataId: `l_${lightCone.pageId}`, type: 1 },
    meant: stands,
  })),
);

function saidStands({ from, to }: { from: Stand; to: Stand }) {
  return {
    entryId: 1,
    priority: 0,
    curLevel: from.level,
    curAscension: from.ascension,
    targetLevel: to.level,
    targetAscension: to.ascension,
  };
}

describe('law: what an older plan says within the rules of the game', () => {
  it.each([
    ['character', anyCharacter],
    ['light cone', anyLightCone],
  ] as const)('comes out unchanged, for every %s', (_what, any) => {
    fc.assert(
      fc.property(any as fc.Arbitrary<{ said: object; meant: object }>, ({ said, meant }) => {
        const outcome = adoptLegacy({ calculator: { version: 4, entries: [said] } }, dataset);
        if (!outcome.ok || !outcome.value) throw new Error(JSON.stringify(outcome));
        expect(outcome.value.leftBehind).toEqual({
          entries: [],
          items: [],
          points: 0,
          partly: [],
        });
        const [entry] = outcome.value.planner.entries;
        expect(entry).toEqual({ ...entry, ...meant });
      }),
      { numRuns: 300 },
    );
  });
});

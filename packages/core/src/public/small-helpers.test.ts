import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import {
  paramsAt,
  parseAmount,
  parseCondition,
  parseEvent,
  parsePer,
  parseValue,
} from './effects.ts';
import { InputError } from './index.ts';
import {
  costBetween,
  growingStats,
  levelStands,
  mainAffixAt,
  pricedLevels,
  statAt,
  subAffixRange,
  upgradesOf,
} from './stats.ts';

const seele = dataset.charactersByPage.get('seele');
const ascensions = seele?.ascensions ?? [];
const steps = seele?.variants[0]?.points[1]?.levels ?? [];
/** What JavaScript lets pass, and types do not. */
const wrong = (value: unknown) => value as never;

describe('stats', () => {
  it('are told of what the data hold', () => {
    expect(levelStands(ascensions).at(-1)).toEqual({ level: 80, ascension: 6 });
    expect(growingStats(ascensions, { level: 80, ascension: 6 })).toEqual({
      hp: 931,
      attack: 640,
      defence: 363,
    });
    expect(statAt(100, 7.2, 1)).toBe(100);
    expect(pricedLevels(steps)).toContain(10);
    expect(costBetween(steps, 1, 10).size).toBeGreaterThan(3);
    expect(mainAffixAt({ base: 10 }, 15)).toBe(10);
    expect(subAffixRange({ base: 2, step: 1, steps: 2 }, upgradesOf(15))).toEqual({
      least: 12,
      most: 24,
    });
  });

  type Row = [what: string, call: () => unknown, path: string];
  it.each<Row>([
    ['a base that is none', () => statAt(Number.NaN, 1, 1), 'base'],
    ['half a level', () => statAt(1, 1, 1.5), 'level'],
    ['no ascensions', () => levelStands(wrong(undefined)), 'ascensions'],
    ['a cap as text', () => levelStands(wrong([{ maxLevel: '20' }])), 'ascensions.0.maxLevel'],
    [
      'an ascension that there is not',
      () => growingStats(ascensions, { level: 80, ascension: 7 }),
      'stand.ascension',
    ],
    ['a stand that is none', () => growingStats(ascensions, wrong(80)), 'stand'],
    ['steps without a cost', () => pricedLevels(wrong([{ level: 1 }])), 'steps.0.cost'],
    ['a level as text', () => costBetween(steps, wrong('1'), 10), 'from'],
    ['an affix without a base', () => mainAffixAt(wrong({}), 1), 'affix.base'],
    ['a step as text', () => subAffixRange(wrong({ base: 1, step: '1' }), 1), 'affix.step'],
    ['a level below none', () => upgradesOf(-3), 'maxLevel'],
  ])('refuse %s', (_what, call, path) => {
    expect(call).toThrow(InputError);
    expect(call).toThrow(expect.objectContaining({ path }));
  });
});

describe('the figures of a skill', () => {
  // Seele's Skill: 220 % of ATK at level 10, 242 % at 12, which her third eidolon brings.
  const skill = 110202;

  it('are those of the level, or of the highest that anyone reaches', () => {
    expect(paramsAt(dataset, skill, 10)[0]).toBeCloseTo(2.2);
    expect(paramsAt(dataset, skill)[0]).toBeCloseTo(2.42);
    expect(dataset.skills.get(skill)?.params).toHaveLength(15);
    for (const { id, params } of dataset.skills.values()) {
      if (params.length > 0) expect(params).toContain(paramsAt(dataset, id));
    }
  });

  it('are refused of no skill, and of a level that nobody reaches', () => {
    expect(() => paramsAt(dataset, 7)).toThrow(expect.objectContaining({ path: 'skill' }));
    expect(() => paramsAt(dataset, skill, 13)).toThrow(expect.objectContaining({ path: 'level' }));
    expect(() => paramsAt(wrong({}), skill)).toThrow(InputError);
  });
});

describe('the notation of effects', () => {
  it('is read as the data write it', () => {
    expect(parseAmount('to #1% atk + #2').way).toBe('to');
    expect(parseValue('#1%/#2%').figures).toHaveLength(2);
    expect(parsePer('#2 atk').measures).toEqual(['atk']);
    expect(parseEvent('anyAlly attack')).toEqual({ who: 'anyAlly', event: 'attack' });
    expect(parseCondition('enemy freeze')).toMatchObject({ who: 'enemy', state: 'freeze' });
  });

  it.each(Object.entries({ parseAmount, parseValue, parsePer, parseEvent, parseCondition }))(
    'is refused where it is none: %s',
    (_name, parse) => {
      for (const text of ['???', '', wrong(undefined), wrong(5), wrong({})]) {
        expect(() => parse(text)).toThrow(InputError);
      }
    },
  );
});

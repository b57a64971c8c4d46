import { describe, expect, it } from 'vitest';
import { IngestError } from '../dump/dump.ts';
import { compileEffects, fittingEffects } from './compile.ts';
import { effectsCoverage, formatEffectsCoverage } from './coverage.ts';
import { type PlaceTables, placesOf } from './places.ts';
import { NO_EFFECTS, type WrittenEffects } from './source.ts';

const variant = (id: number) => ({
  points: [
    { id: id * 1000 + 1, type: 'skill', skills: [id * 100 + 1] },
    { id: id * 1000 + 101, type: 'bonus', skills: [], params: [0.5] },
    { id: id * 1000 + 201, type: 'stat', skills: [] },
  ],
  eidolons: [
    { id: id * 100 + 1, params: [2], skillLevels: {} },
    { id: id * 100 + 3, params: [], skillLevels: { [id * 100 + 1]: 2 } },
  ],
});

const TABLES: PlaceTables = {
  characters: [
    { id: 8001, variants: [variant(8001)] },
    { id: 8002, variants: [variant(8002)] },
  ],
  servants: [],
  skills: [
    {
      id: 800101,
      params: [
        [0.5, 2],
        [0.6, 2],
      ],
    },
    {
      id: 800201,
      params: [
        [0.5, 2],
        [0.6, 2],
      ],
    },
  ],
  lightCones: [{ id: 20000, superimpositions: [[0.1], [0.2]] }],
  relics: { sets: [{ id: 101, bonuses: [{ pieces: 2, params: [0.1] }] }] },
};

const HIT = { do: 'damage', to: 'enemy', amount: '#1% atk', hits: '#2' } as const;

const written = (parts: Partial<WrittenEffects>): WrittenEffects => ({ ...NO_EFFECTS, ...parts });

describe('what is written', () => {
  it('stands by owner and id; a twin does what the other does', () => {
    const effects = compileEffects(
      written({
        characters: new Map([
          [8001, { skills: { 800101: { effects: [{ ...HIT }] } } }],
          [8002, { as: 8001 }],
        ]),
        relics: new Map([
          [101, { 2: { effects: [{ do: 'up', to: 'self', stat: 'healing', amount: '#1%' }] } }],
        ]),
      }),
      TABLES,
    );
    expect(effects.characters).toEqual({
      8001: { skills: { 800101: { effects: [HIT] } } },
      8002: { skills: { 800201: { effects: [HIT] } } },
    });
    expect(Object.keys(effects.relics[101] ?? {})).toEqual(['2']);
  });

  it('is not taken while it is unsure', () => {
    const effects = compileEffects(
      written({ lightcones: new Map([[20000, { effects: [], unsure: 'silent' }]]) }),
      TABLES,
    );
    expect(effects.lightCones).toEqual({});
  });

  it('must use every parameter, or mark it as internal', () => {
    const entry = { effects: [{ do: 'damage' as const, amount: '#1% atk' }] };
    const of = (skill: object) =>
      written({ characters: new Map([[8001, { skills: { 800101: skill as typeof entry } }]]) });
    expect(() => compileEffects(of(entry), TABLES)).toThrow(
      new IngestError('skill 800101 of 8001 leaves out #2: use it, or list it in "internal".'),
    );
    expect(() => compileEffects(of({ ...entry, internal: [2] }), TABLES)).not.toThrow();
  });

  it('cannot name a parameter that is not there, sure or not', () => {
    const entry = { effects: [{ ...HIT, turns: '#3' }], unsure: 'silent' as const };
    expect(() =>
      compileEffects(
        written({ characters: new Map([[8001, { skills: { 800101: entry } }]]) }),
        TABLES,
      ),
    ).toThrow('names #3, but has 2 parameters');
  });
});

describe('the coverage', () => {
  it('counts what needs effects: an eidolon that raises levels does not', () => {
    const rows = effectsCoverage(
      written({
        characters: new Map([[8001, { skills: { 800101: { effects: [{ ...HIT }] } } }]]),
        lightcones: new Map([[20000, { effects: [], unsure: 'silent' }]]),
      }),
      placesOf(TABLES),
    );
    expect(rows.map(({ kind, entries }) => [kind, entries])).toEqual([
      ['skill', 2],
      ['eidolon', 2],
      ['bonus', 2],
      ['lightCone', 1],
      ['relicBonus', 1],
    ]);
    expect(rows[0]).toMatchObject({ written: 1, params: 4, used: 2 });
    expect(rows[3]).toMatchObject({ written: 0, unsure: 1, used: 0 });
  });

  it('names what is not told, and why', () => {
    const rows = effectsCoverage(
      written({
        lightcones: new Map([[20000, { effects: [], unsure: 'silent' }]]),
      }),
      placesOf(TABLES),
    );
    const report = formatEffectsCoverage(rows);
    expect(report).toContain('Not told: lightCone 20000 of 20000 (no public list tells it)');
    expect(report).toContain('Not told: relicBonus 2 of 101 (nobody has written it)');
  });
});

describe('what was written of other figures', () => {
  const effects = written({
    characters: new Map([[8001, { skills: { 800101: { effects: [{ ...HIT }] } } }]]),
    lightcones: new Map([
      [20000, { effects: [{ do: 'up', to: 'self', stat: 'atk', amount: '#1%', turns: '#2' }] }],
    ]),
  });

  it('stops nobody who takes in a newer game: the rest is told', () => {
    expect(() => compileEffects(effects, TABLES)).toThrow('lightCone 20000 of 20000 names #2');
    expect(fittingEffects(effects, TABLES)).toMatchObject({
      characters: { 8001: { skills: { 800101: { effects: [HIT] } } } },
      lightCones: {},
    });
  });

  it('counts as missing', () => {
    const [cones] = effectsCoverage(effects, placesOf(TABLES)).filter(
      ({ kind }) => kind === 'lightCone',
    );
    expect(cones).toMatchObject({
      written: 0,
      missing: [{ owner: 20000, id: 20000, why: 'outdated' }],
    });
  });
});

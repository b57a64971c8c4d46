import type { Language } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { type EffectEntry, effectLines, lineText } from '@trailbook/core/internal/effects';
import { describe, expect, it } from 'vitest';
import { smallCharacter, smallDataset, smallPoint } from '../../core/test/small-dataset.ts';

type Effects = EffectEntry['effects'];
type Written = Partial<Record<'skill' | 'talent' | 'technique' | 'bonus', Effects>>;

const FIRST = { skill: 700102, talent: 700104, technique: 700107, bonus: 7001101 };
const SECOND = { skill: 700202, talent: 700204, technique: 700207, bonus: 7002101 };

/** Two characters: what their skills and bonus abilities do. Only talents have names, and only in English. */
function small(first: Written, second: Written = {}) {
  const character = (id: number, { skill, talent, technique, bonus }: typeof FIRST) => ({
    ...smallCharacter({ id }),
    variants: [
      {
        enhanced: 0,
        eidolons: [],
        points: [
          smallPoint({ id: id * 1000 + 1, skills: [skill, technique, talent] }),
          smallPoint({ id: bonus, type: 'bonus' }),
        ],
      },
    ],
  });
  const row = (id: number, type: 'skill' | 'talent' | 'technique') =>
    ({ id, type, icon: 'icon', params: [[]] }) as never;
  const entry = (id: number, effects: Effects | undefined) => ({
    [id]: { effects: effects ?? [] },
  });
  const owner = (ids: typeof FIRST, { skill, talent, technique, bonus }: Written) => ({
    skills: {
      ...entry(ids.skill, skill),
      ...entry(ids.talent, talent),
      ...entry(ids.technique, technique),
    },
    points: entry(ids.bonus, bonus),
  });
  return smallDataset({
    characters: [character(7001, FIRST), character(7002, SECOND)],
    skills: [FIRST, SECOND].flatMap(({ skill, talent, technique }) => [
      row(skill, 'skill'),
      row(talent, 'talent'),
      row(technique, 'technique'),
    ]),
    effects: {
      characters: { 7001: owner(FIRST, first), 7002: owner(SECOND, second) },
      lightCones: {},
      relics: {},
    } as never,
    names: {
      en: {
        character: { 7002: 'Ada' },
        skill: { [FIRST.talent]: 'Last Light', [SECOND.talent]: 'Long Night' },
      },
    },
  });
}

function linesOf(
  dataset: ReturnType<typeof small>,
  id: number,
  language: Language = 'en',
): string[] {
  const { skills, points } = dataset.effects;
  const lines = effectLines(createLookup(dataset, language), skills.get(id) ?? points.get(id));
  return (lines ?? []).map((line) => lineText(language, line, []));
}

const FORM: Effects = [{ do: 'state', to: 'self', state: 'stance' }];
const IN_FORM: Effects = [{ do: 'guard', if: ['stance'] }];
const ON_MARKED: Effects = [{ do: 'dispel', to: 'marked' }];

describe('a state without a name of its own', () => {
  it('is told by what brings it about', () => {
    expect(linesOf(small({ talent: FORM, bonus: IN_FORM }), FIRST.bonus)).toEqual([
      'if Special form (Last Light) · Takes DMG in their place',
    ]);
    const marks = small({
      talent: [{ do: 'state', to: 'enemy', state: 'mark' }],
      bonus: [...ON_MARKED, { do: 'heal', when: ['marked attack'] }],
    });
    expect(linesOf(marks, FIRST.bonus)[0]).toBe('Buffs removed · marked enemies (Last Light)');
  });

  it('is told so once in a list, and not where its own list brings it about', () => {
    const twice = small({
      talent: FORM,
      bonus: [...IN_FORM, ...IN_FORM],
      skill: [...FORM, ...IN_FORM],
    });
    expect(linesOf(twice, FIRST.bonus)[1]).toBe('if Special form · Takes DMG in their place');
    expect(linesOf(twice, FIRST.skill)[1]).toBe('if Special form · Takes DMG in their place');
  });

  it('is called by the kind of a skill that has no name in the language', () => {
    expect(linesOf(small({ talent: FORM, bonus: IN_FORM }), FIRST.bonus, 'de')[0]).toContain(
      'Sonderform (Talent)',
    );
    expect(linesOf(small({ skill: FORM, bonus: IN_FORM }), FIRST.bonus)[0]).toContain(
      'Special form (Skill)',
    );
  });

  it('comes from the talent before other skills, and from none that lasts for seconds', () => {
    const many = small({ skill: FORM, technique: FORM, talent: FORM, bonus: IN_FORM });
    expect(linesOf(many, FIRST.bonus)[0]).toContain('(Last Light)');
    const explored = small({
      technique: [{ do: 'state', to: 'self', state: 'stance', seconds: '20' }],
      bonus: IN_FORM,
    });
    expect(linesOf(explored, FIRST.bonus)[0]).toBe('if Special form · Takes DMG in their place');
  });

  it('is told so of what is gathered as well, in each list but that of which it is', () => {
    const gathers: Effects = [{ do: 'charge', to: 'self', amount: '1' }];
    const two: Effects = [{ do: 'charge', to: 'self', state: 'charge2', amount: '2' }];
    const used: Effects = [{ do: 'guard', if: ['charge2>=2'], when: ['chargeFull'] }];
    const all = small({ talent: gathers, skill: [...gathers, ...two], bonus: [...used, ...used] });
    expect(linesOf(all, FIRST.talent)).toEqual(['Charge +1 · self']);
    expect(linesOf(all, FIRST.skill)).toEqual([
      'Charge (Last Light) +1 · self',
      'Charge II +2 · self',
    ]);
    expect(linesOf(all, FIRST.bonus)).toEqual([
      'Charge full (Last Light) · if Charge II (Skill) ≥\u00a02 · Takes DMG in their place',
      'Charge full · if Charge II ≥\u00a02 · Takes DMG in their place',
    ]);
  });

  it('is no resource of the game that has a name of its own', () => {
    const banger: Effects = [{ do: 'charge', to: 'self', state: 'banger', amount: '5', max: '50' }];
    expect(linesOf(small({ talent: banger, skill: banger }), FIRST.skill)).toEqual([
      'Certified Banger +5 · self · max.\u00a050',
    ]);
  });

  it('is one’s own beside what the same list does for a certain character', () => {
    const gathers: Effects = [{ do: 'charge', to: 'self', amount: '1' }];
    const forOther: Effects = [{ do: 'charge', character: 7002, amount: '2' }, ...gathers];
    const both = small({ talent: gathers, bonus: forOther }, { talent: gathers });
    expect(linesOf(both, FIRST.bonus)).toEqual([
      'Charge (Long Night) +2 · Ada',
      'Charge (Last Light) +1 · self',
    ]);
  });

  it('shares its brackets with whose it is', () => {
    const gathers: Effects = [{ do: 'charge', to: 'self', amount: '1' }];
    const per: Effects = [{ do: 'up', to: 'self', stat: 'dmg', amount: '2%', per: 'charge@owner' }];
    expect(linesOf(small({ talent: gathers, bonus: per }), FIRST.bonus)).toEqual([
      'DMG +2% · self · ×\u00a0Charge (summoner, Last Light)',
    ]);
  });

  it('is that of the character whom alone the entry is for', () => {
    const gift = small(
      { talent: FORM, bonus: [{ do: 'extraTurn', character: 7002, if: ['ally stance'] }] },
      { talent: FORM },
    );
    expect(linesOf(gift, FIRST.bonus)).toEqual([
      'if that ally: Special form (Long Night) · Extra turn · Ada',
    ]);
  });
});

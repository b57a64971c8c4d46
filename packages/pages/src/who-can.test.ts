import { createLookup } from '@trailbook/core/internal/dataset';
import type { Effect, EffectLine } from '@trailbook/core/internal/effects';
import { lineText } from '@trailbook/core/internal/effects';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import {
  smallCharacter,
  smallDataset,
  smallLightCone,
  smallPoint,
} from '../../core/test/small-dataset.ts';
import {
  characterListPage,
  characterPage,
  type Doer,
  whoCanListPage,
  whoCanPage,
} from './index.ts';

const LOWER_DEF = 101;
const plainText = (line: EffectLine, params: readonly number[]) =>
  lineText('en', line, params).replaceAll('\u00a0', ' ');
const lowersDef = (turns: string): Effect => ({
  do: 'down',
  to: 'enemies',
  stat: 'def',
  amount: '#1%',
  turns,
});
const entry = (...effects: Effect[]) => ({ effects: effects.map((effect) => ({ ...effect })) });
const eidolon = (id: number) => ({ id, rank: 1, icon: 'icon', params: [0.2], skillLevels: {} });
/** One that raises skills by a level. */
const raising = (skills: readonly number[]) => ({
  ...eidolon(100109),
  skillLevels: Object.fromEntries(skills.map((id) => [id, 1])),
});

describe('whoCanPage', () => {
  const skill = { id: 100101, icon: 'icon', params: [[0.1], [0.2], [0.3]] };
  const small = smallDataset({
    characters: [
      smallCharacter({
        id: 1001,
        variants: [
          {
            enhanced: 0,
            points: [
              smallPoint({
                id: 1001001,
                skills: [100101],
                levels: [
                  { level: 1, cost: [] },
                  { level: 2, cost: [] },
                ] as never,
              }),
            ],
            eidolons: [raising([100101])],
          },
        ] as never,
      }),
      smallCharacter({
        id: 1002,
        variants: [
          { enhanced: 0, points: [smallPoint({ id: 1002001 })], eidolons: [eidolon(100201)] },
        ] as never,
      }),
      smallCharacter({ id: 1003 }),
    ],
    lightCones: [smallLightCone({ id: 21000, superimpositions: [[0.1], [0.5]] as never })],
    skills: [skill] as never,
    effects: {
      characters: {
        1001: { skills: { 100101: entry(lowersDef('2'), { do: 'attack' }) } },
        1002: { eidolons: { 100201: entry(lowersDef('3')) } },
      },
      lightCones: { 21000: entry(lowersDef('1')) },
      relics: {},
    } as never,
  });
  const page = whoCanPage(createLookup(small, 'en'), LOWER_DEF);
  const linesOf = (doer: Doer | undefined) =>
    doer?.sources.flatMap(({ lines, levels }) =>
      lines.map((line) => levels.map((params) => plainText(line, params))),
    );

  it('has those first who need no eidolon for it, and nobody who cannot', () => {
    expect(page?.characters.map(({ id }) => id)).toEqual([1001, 1002]);
    expect(page?.relics).toEqual([]);
  });

  it('tells the very line, at the level that its own page shows first and at the highest', () => {
    expect(linesOf(page?.characters[0])).toEqual([
      ['Defence −20% · all enemies · 2 turns', 'Defence −30% · all enemies · 2 turns'],
    ]);
    expect(linesOf(page?.lightCones[0])).toEqual([
      ['Defence −10% · all enemies · 1 turn', 'Defence −50% · all enemies · 1 turn'],
    ]);
  });

  it('tells which levels these are: 2 and 3 of a skill that materials raise to 2', () => {
    const spans = (doer?: Doer) =>
      doer?.sources.map(({ firstLevel, lastLevel }) => [firstLevel, lastLevel]);
    expect(spans(page?.characters[0])).toEqual([[2, 3]]);
    expect(spans(page?.characters[1])).toEqual([[1, 1]]);
    expect(spans(page?.lightCones[0])).toEqual([[1, 2]]);
  });

  it('is not there for what nobody does', () => {
    expect(whoCanPage(createLookup(small, 'en'), 102)).toBeUndefined();
    expect(whoCanPage(createLookup(small, 'en'), 1)).toBeUndefined();
  });
});

describe('a line that hangs on a mark', () => {
  const MARK: Effect = { do: 'state', to: 'enemies', state: 'mark', chance: '#1%', turns: '#2' };
  const MARKED: Effect = { do: 'down', to: 'marked', stat: 'def', amount: '#3%' };
  const skills = { marks: 100102, talent: 100104, enhanced: 1100102, enhancedTalent: 1100104 };
  /** Its skills can be bought to a level, and go on by one. */
  const variant = (enhanced: number, ids: readonly number[], bought: number) => {
    const levels = Array.from({ length: bought }, (_, at) => ({
      level: at + 1,
      cost: [],
    })) as never;
    return {
      enhanced,
      eidolons: [raising(ids)],
      points: ids.map((id) => smallPoint({ id: id * 10, skills: [id], levels })),
    };
  };
  const row = (id: number, params: readonly (readonly number[])[]) => ({
    id,
    type: id % 10 === 2 ? 'skill' : 'talent',
    icon: 'icon',
    params,
  });
  const linesOf = (written: Readonly<Record<number, ReturnType<typeof entry>>>, bought = 1) => {
    const variants = [
      variant(0, [skills.marks, skills.talent], bought),
      variant(1, [skills.enhanced, skills.enhancedTalent], bought),
    ] as never;
    const tables = smallDataset({
      characters: [smallCharacter({ id: 1001, variants })],
      skills: [
        row(skills.marks, [
          [0.5, 2, 0.1],
          [0.6, 2, 0.2],
        ]),
        row(skills.talent, [
          [0, 0, 0.3],
          [1, 1, 0.3],
        ]),
        row(skills.enhanced, [[0.9, 4, 0]]),
        row(skills.enhancedTalent, [[0, 0, 0.4]]),
      ] as never,
      effects: { characters: { 1001: { skills: written } }, lightCones: {}, relics: {} } as never,
    });
    const sources = whoCanPage(createLookup(tables, 'en'), LOWER_DEF)?.characters[0]?.sources ?? [];
    const linesOf = (all: typeof sources | (typeof sources)[number]['basis']) =>
      all.flatMap(({ lines, levels: at }) =>
        lines.flatMap((line) => at.map((params) => plainText(line, params))),
      );
    return sources.map((source) => ({
      basis: linesOf(source.basis),
      lines: linesOf([source]),
      source,
    }));
  };

  it('brings whom the mark is put on, how likely and how long', () => {
    const [only] = linesOf({ [skills.marks]: entry(MARK, MARKED) });
    expect(only?.basis).toEqual([
      'Mark · all enemies · base chance 50% · 2 turns',
      'Mark · all enemies · base chance 60% · 2 turns',
    ]);
    expect(only?.lines).toEqual(['Defence −10% · marked enemies', 'Defence −20% · marked enemies']);
  });

  it('brings it from the skill that puts it on, with the figures of that skill', () => {
    const [only] = linesOf({ [skills.marks]: entry(MARK), [skills.talent]: entry(MARKED) });
    expect(only?.basis[0]).toBe('Mark (Skill) · all enemies · base chance 50% · 2 turns');
    expect(only?.lines[0]).toBe('Defence −30% · marked enemies');
  });

  it('brings that of the enhanced skill where the character is enhanced', () => {
    const [, enhanced] = linesOf({
      [skills.marks]: entry(MARK),
      [skills.talent]: entry(MARKED),
      [skills.enhanced]: entry(MARK),
      [skills.enhancedTalent]: entry(MARKED),
    });
    expect(enhanced?.basis).toEqual(['Mark (Skill) · all enemies · base chance 90% · 4 turns']);
  });

  it('grows by its levels or does not, whatever else of the skill grows', () => {
    const flat = entry({ ...MARKED, to: 'enemies' });
    const growing = (written: Parameters<typeof linesOf>[0]) =>
      linesOf(written).map(({ source }) => [source.lastLevel, source.grows]);
    expect(growing({ [skills.marks]: flat })).toEqual([[2, true]]);
    expect(growing({ [skills.talent]: flat })).toEqual([[2, false]]);
  });

  it('tells the figure of the skill that it is as much as', () => {
    const asSkill: Effect = { do: 'down', to: 'enemies', stat: 'def', notes: ['asSkill'] };
    const written = { [skills.marks]: entry(MARKED), [skills.talent]: entry(asSkill) };
    expect(linesOf(written, 2)[1]?.lines[0]).toBe(
      'Defence −10%–20% · all enemies · as much as by the Skill',
    );
  });
});

describe('the pages of who can', () => {
  const lookup = createLookup(dataset, 'en');
  const pages = [...dataset.featsByPage.values()].map(({ id }) => whoCanPage(lookup, id));

  it('have a line of everybody whom the lists find by it', () => {
    for (const page of pages) {
      const doers = [
        ...(page?.characters ?? []),
        ...(page?.lightCones ?? []),
        ...(page?.relics ?? []),
      ];
      expect(doers.length).toBeGreaterThan(0);
      for (const { name, sources } of doers) {
        expect([page?.pageId, name.text, sources.length > 0]).toEqual([
          page?.pageId,
          name.text,
          true,
        ]);
      }
    }
  });

  it('show the figures of a skill at the levels that its own page shows them at', () => {
    const pela = pages
      .find((page) => page?.pageId === 'lower-def')
      ?.characters.find(({ pageId }) => pageId === 'pela')
      ?.sources.find(({ type }) => type === 'ultimate');
    const groups =
      characterPage(lookup, dataset.charactersByPage.get('pela')?.id ?? 0)?.variants[0]?.skills ??
      [];
    const group = groups.find(({ skills }) => skills.some(({ type }) => type === 'ultimate'));
    const own = group?.skills[0]?.params ?? [];
    expect([pela?.firstLevel, pela?.lastLevel]).toEqual([group?.steps.length, own.length]);
    expect(pela?.levels).toEqual([own[(group?.steps.length ?? 0) - 1], own.at(-1)]);
  });

  it('know what everybody knows', () => {
    const named = (pageId: string) =>
      pages.find((page) => page?.pageId === pageId)?.characters.map(({ pageId: id }) => id) ?? [];
    expect(named('lower-def')).toContain('pela');
    expect(named('energy-allies')).toContain('tingyun');
    expect(named('advance-allies')).toContain('bronya');
    expect(named('super-break')).toContain('playerboy-harmony');
    expect(named('heal-allies')).not.toContain('seele');
  });

  it('bear no sign without a figure, and tell of every mark whom it is put on', () => {
    const lines = pages.flatMap((page) =>
      [...(page?.characters ?? []), ...(page?.lightCones ?? [])].flatMap(({ sources }) => sources),
    );
    const text = (source: (typeof lines)[number]) =>
      source.lines.map((line) => plainText(line, source.levels[0] ?? [])).join('\n');
    expect(lines.map(text).filter((text) => /[+−](?: ·|$)/m.test(text))).toEqual([]);
    const bare = lines.filter(
      (source) => /· marked enemies/.test(text(source)) && source.basis.length === 0,
    );
    expect(bare).toEqual([]);
  });

  it('have all who summon the same memosprite', () => {
    for (const page of pages) {
      const ids = page?.characters.map(({ pageId }) => pageId) ?? [];
      expect([page?.pageId, ids.includes('playergirl-remembrance')]).toEqual([
        page?.pageId,
        ids.includes('playerboy-remembrance'),
      ]);
    }
  });

  it('are as many as the list of them leads to', () => {
    const listed = whoCanListPage(lookup).groups.flatMap(({ feats }) => feats);
    expect(listed.map(({ pageId }) => pageId).sort()).toEqual(
      [...dataset.featsByPage.keys()].sort(),
    );
    for (const { pageId, characters } of listed) {
      expect(pages.find((page) => page?.pageId === pageId)?.characters).toHaveLength(characters);
    }
  });

  it('and filters of a list offer only what one of its cards does', () => {
    const { characters, filters } = characterListPage(lookup);
    const offered = filters.does.flatMap(({ choices }) => choices.map(({ value }) => value));
    expect(new Set(offered)).toEqual(new Set(characters.flatMap(({ does }) => does)));
  });
});

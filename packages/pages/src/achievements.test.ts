import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { dataset as real } from '../../core/test/real-data.ts';
import { smallDataset } from '../../core/test/small-dataset.ts';
import { achievementChoicesPage, achievementListPage, achievementSeriesPage } from './index.ts';

const row = (id: number, series: number, order: number) => ({
  ...{ id, series, order, rarity: 'low' as const, jade: 5, version: id === 12 ? '1.10' : '1.9' },
});
const small = smallDataset({
  achievements: {
    series: [
      { id: 1, pageId: 'first', order: 1, icon: 'I/1' },
      { id: 2, pageId: 'second', order: 9, icon: 'I/2' },
    ],
    achievements: [row(10, 1, 5), row(11, 1, 7), row(12, 1, 6), row(20, 2, 1)],
    exclusive: [[12, 20]],
    stages: [[11, 10]],
  },
  names: {
    en: { achievement: { 10: 'Ten', 12: 'Twelve', 20: 'Twenty' }, achievementSeries: { 1: 'One' } },
  },
});

describe('achievementSeriesPage', () => {
  const page = achievementSeriesPage(createLookup(small, 'en'), 1);

  it("has all of a series in the game's order, what belongs together as one line", () => {
    expect(page?.lines.map(({ kind, members }) => [kind, members.map(({ id }) => id)])).toEqual([
      ['stages', [11, 10]],
      ['choice', [12, 20]],
    ]);
  });

  it('leaves what has no title without a name, with its place in the series', () => {
    const [first] = page?.lines[0]?.members ?? [];
    expect([first?.id, first?.name, first?.number]).toEqual([11, null, 1]);
  });

  it('says of a member of another series where that stands', () => {
    const [, other] = page?.lines[1]?.members ?? [];
    expect(other?.series?.pageId).toBe('second');
  });

  it('says whether anything tells what they ask for', () => {
    const told = createLookup(small, 'en', {
      en: { achievementDescription: { 11: 'Do it #1[i] times.' } },
    } as never);
    const conditions = (lookup: ReturnType<typeof createLookup>) => [
      achievementListPage(lookup).hasConditions,
      achievementSeriesPage(lookup, 1)?.hasConditions,
      achievementSeriesPage(lookup, 2)?.hasConditions,
      achievementChoicesPage(lookup).hasConditions,
    ];
    expect(conditions(createLookup(small, 'en'))).toEqual([false, false, false, false]);
    expect(conditions(told)).toEqual([true, true, false, false]);
  });

  it('names its versions, the newest first, and its neighbours', () => {
    expect(page?.versions).toEqual(['1.10', '1.9']);
    expect([page?.neighbours.before?.pageId, page?.neighbours.after]).toEqual(['second', null]);
  });
});

describe('achievementChoicesPage', () => {
  const choices = { en: { missions: { 12: 'A Mission' }, answers: { 12: 'Stay', 20: 'Leave' } } };
  const withWords = smallDataset({ achievements: small.achievements, choices });

  it('names the mission of a set, and what is answered for each of it', () => {
    const [set] = achievementChoicesPage(createLookup(withWords, 'en')).choices;
    expect(set?.mission).toBe('A Mission');
    expect(set?.members.map(({ answer }) => answer)).toEqual(['Stay', 'Leave']);
  });

  it('leaves our words out where a condition is told', () => {
    const told = createLookup(withWords, 'en', {
      en: { achievementDescription: { 20: 'Leave at #1[i].' } },
    } as never);
    const [set] = achievementChoicesPage(told).choices;
    expect(set?.members.map(({ answer }) => answer)).toEqual(['Stay', undefined]);
  });

  it('is no page of titles alone, having our words', () => {
    expect(achievementChoicesPage(createLookup(withWords, 'en')).hasConditions).toBe(true);
    expect(achievementChoicesPage(createLookup(small, 'en')).hasConditions).toBe(false);
  });
});

describe('rarities of a page', () => {
  const rare = { ...row(21, 2, 2), rarity: 'high' as const, jade: 20 };
  const { achievements } = small;
  const lookup = createLookup(
    smallDataset({
      achievements: { ...achievements, achievements: [rare, ...achievements.achievements] },
    }),
    'en',
  );

  it('come from its achievements, with what one gives, the least first', () => {
    const both = [
      { rarity: 'low', jade: 5 },
      { rarity: 'high', jade: 20 },
    ];
    expect(achievementListPage(lookup).rarities).toEqual(both);
    expect(achievementSeriesPage(lookup, 1)?.rarities).toEqual([{ rarity: 'low', jade: 5 }]);
    expect(achievementSeriesPage(lookup, 2)?.rarities).toEqual(both);
  });
});

describe('achievementListPage', () => {
  it("has series in the game's order, and sums over everything", () => {
    const page = achievementListPage(createLookup(small, 'en'));
    expect(page.series.map(({ pageId, count }) => [pageId, count])).toEqual([
      ['second', 1],
      ['first', 3],
    ]);
    expect(page.tally.series.flatMap(({ achievements }) => achievements)).toHaveLength(4);
  });
});

describe('of all achievements', () => {
  const lookup = createLookup(real, 'de');
  const { achievements, exclusive } = real.achievements;
  const pages = real.achievements.series.flatMap(
    ({ id }) => achievementSeriesPage(lookup, id) ?? [],
  );

  it('all of one rarity give the same', () => {
    const { rarities } = achievementListPage(lookup);
    const jadeOf = new Map(rarities.map(({ rarity, jade }) => [rarity, jade]));
    expect(achievements.filter(({ rarity, jade }) => jadeOf.get(rarity) !== jade)).toEqual([]);
  });

  it('each stands in its series, once, whether it has a title or not', () => {
    for (const page of pages) {
      const own = page.lines.flatMap(({ members }) => members.filter(({ series }) => !series));
      expect(own).toHaveLength(page.count);
    }
    const shown = new Set(
      pages.flatMap(({ lines }) => lines.flatMap(({ members }) => members.map(({ id }) => id))),
    );
    expect(shown.size).toBe(achievements.length);
  });

  it('those without a title are numbered, and are some', () => {
    const nameless = pages.flatMap(({ lines }) =>
      lines.flatMap(({ members }) => members.filter(({ name }) => name === null)),
    );
    expect(nameless.length).toBeGreaterThan(0);
    expect(nameless.every(({ number }) => number > 0)).toBe(true);
  });

  it('every set that excludes is a line of the choice guard, whole', () => {
    const { choices } = achievementChoicesPage(lookup);
    const ids = choices.map(({ members }) => members.map(({ id }) => id));
    expect(ids.sort()).toEqual(exclusive.map((set) => [...set]).sort());
  });

  it('no achievement is both a stage and one of a choice', () => {
    const stages = new Set(real.achievements.stages.flat());
    expect(stages.size).toBe(real.achievements.stages.flat().length);
    expect(exclusive.flat().filter((id) => stages.has(id))).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyHistory,
  anyPage,
  BRONYA,
  FOUR_STAR,
  JING_YUAN,
  pullsOf,
  SEELE,
  THREE_STAR,
  tables,
  threeStars,
} from '../../test/any-warps.ts';
import {
  type BannerHistory,
  createStatistics,
  mergePulls,
  parseHistory,
  settleAccount,
  statistics,
} from './index.ts';

const figuresOf = (pulls: BannerHistory['pulls'], frame: Partial<BannerHistory> = {}) =>
  statistics(tables, { type: 11, isComplete: true, ...frame, pulls });
const outcomes = (...args: Parameters<typeof figuresOf>) =>
  figuresOf(...args).fiveStars.map(({ outcome }) => outcome);
const pities = (...args: Parameters<typeof figuresOf>) =>
  figuresOf(...args).fiveStars.map(({ pity }) => pity);

describe('statistics of a banner type', () => {
  it('counts pity from the 5★ before, and 4★s apart from 5★s', () => {
    const figures = figuresOf(
      pullsOf([...threeStars(4), SEELE, FOUR_STAR, THREE_STAR, BRONYA, THREE_STAR]),
    );
    expect(figures.fiveStars.map(({ pity }) => pity)).toEqual([5, 3]);
    expect(figures.fourStars.map(({ pity }) => pity)).toEqual([6]);
    expect([figures.pity5, figures.pity4]).toEqual([1, 3]);
    expect([figures.jade, figures.averagePity]).toEqual([1440, 4]);
  });

  it('says won, lost and guaranteed by what stood before', () => {
    const items = [SEELE, BRONYA, SEELE, SEELE, BRONYA, BRONYA, SEELE];
    expect(outcomes(pullsOf(items))).toEqual(
      'won lost guaranteed won lost lost guaranteed'.split(' '),
    );
  });

  it('has no outcome, no rate and no guarantee where nothing is featured', () => {
    const figures = figuresOf(pullsOf([BRONYA, SEELE], { gachaId: 1001 }), { type: 1 });
    expect(figures.fiveStars.map(({ outcome }) => outcome)).toEqual([null, null]);
    expect(figures).toMatchObject({ won: 0, lost: 0, guaranteed: 0, unknown: 0, winRate: null });
    expect(figures.guarantee).toBe(false);
  });

  it('knows the guarantee that the next 5★ has', () => {
    expect(figuresOf(pullsOf([])).guarantee).toBe(false);
    expect(figuresOf(pullsOf([BRONYA, THREE_STAR])).guarantee).toBe(true);
    expect(figuresOf(pullsOf([BRONYA, SEELE])).guarantee).toBe(false);
  });

  it('averages nothing into null, never into NaN', () => {
    const figures = figuresOf(pullsOf(threeStars(3)));
    expect(figures).toMatchObject({ averagePity: null, winRate: null, pullsPerFeatured: null });
  });

  it('counts pulls for each featured 5★, won or not', () => {
    expect(figuresOf(pullsOf([BRONYA, SEELE, THREE_STAR, SEELE])).pullsPerFeatured).toBe(2);
  });
});

describe('a history whose beginning is missing', () => {
  const cut = { isComplete: false };

  it('does not know the pity of the first 5★, only that it is at least so much', () => {
    const [first, second] = figuresOf(pullsOf([THREE_STAR, SEELE, SEELE]), cut).fiveStars;
    expect(first).toMatchObject({ pity: null, atLeast: 2, outcome: 'unknown' });
    expect(second).toMatchObject({ pity: 1, outcome: 'won' });
  });

  it('knows that an off-featured first 5★ was lost, and what that leaves', () => {
    expect(outcomes(pullsOf([BRONYA, SEELE]), cut)).toEqual(['lost', 'guaranteed']);
  });

  it('leaves a lost first 5★ out of the contests: had it been won, nobody would know', () => {
    const figures = figuresOf(pullsOf([BRONYA, SEELE, SEELE]), cut);
    expect([figures.lost, figures.contests]).toEqual([1, { won: 1, lost: 0 }]);
  });

  it('does not know current pity and guarantee until the first 5★', () => {
    const before = figuresOf(pullsOf(threeStars(3)), cut);
    expect(before).toMatchObject({ pity5: 3, isPity5Known: false, guarantee: null });
    const after = figuresOf(pullsOf([BRONYA, THREE_STAR]), cut);
    expect(after).toMatchObject({ pity5: 1, isPity5Known: true, guarantee: true });
  });
});

describe('rows missing in between', () => {
  const items = [BRONYA, THREE_STAR, THREE_STAR, SEELE, THREE_STAR, SEELE];

  it('leave the next 5★ without pity and outcome, and none after it', () => {
    const pulls = pullsOf(items);
    const gapsBefore = [pulls[2]?.id ?? ''];
    expect(pities(pulls, { gapsBefore })).toEqual([1, null, 2]);
    expect(outcomes(pulls, { gapsBefore })).toEqual(['lost', 'unknown', 'won']);
  });

  it('are certain where a run is longer than the game allows', () => {
    const pulls = pullsOf([BRONYA, ...threeStars(90), SEELE, ...threeStars(89), SEELE]);
    expect(pities(pulls)).toEqual([1, null, 90]);
    expect(outcomes(pulls)).toEqual(['lost', 'unknown', 'won']);
  });

  it('leave the current pity unknown', () => {
    const pulls = pullsOf([BRONYA, ...threeStars(90)]);
    expect(figuresOf(pulls)).toMatchObject({ isPity5Known: false, guarantee: null });
  });
});

describe('whether a 5★ is the featured one', () => {
  it('is told by the banner of the pull itself, though others run beside it', () => {
    const told = { gachaId: 2004, source: 'game' } as const;
    const pulls = [
      ...pullsOf([SEELE]).map((pull) => ({ ...pull, ...told })),
      ...pullsOf([SEELE, JING_YUAN], { gachaId: 2003, first: 1 }),
      ...pullsOf([JING_YUAN], { gachaId: 2004, first: 3 }),
    ];
    expect(outcomes(pulls)).toEqual(['lost', 'guaranteed', 'won', 'won']);
  });

  it('is unknown on a banner of tomorrow, unless the standard pool has it', () => {
    expect(outcomes(pullsOf([JING_YUAN, SEELE, BRONYA, JING_YUAN], { gachaId: 2999 }))).toEqual([
      'unknown',
      'unknown',
      'lost',
      'unknown',
    ]);
  });

  it('stays unknown for the next one after an unknown one', () => {
    const pulls = [...pullsOf([SEELE], { gachaId: 0 }), ...pullsOf([SEELE, SEELE], { first: 1 })];
    expect(outcomes(pulls)).toEqual(['unknown', 'unknown', 'won']);
  });
});

describe('a banner whose id nobody has published', () => {
  const later = {
    ...tables,
    unnumbered: [
      { featured: 1503, start: '2026-09-28 11:00:00', end: '2026-11-10 15:00:00' },
      { featured: 1505, start: '2026-09-28 11:00:00', end: '2026-10-21 11:59:00' },
    ],
    rarities: new Map([...tables.rarities, [1503, 5 as const], [1505, 5 as const]]),
  };
  const outcomesAt = (time: string, zone = 8) =>
    statistics(later, {
      ...{ type: 11, isComplete: true },
      pulls: pullsOf([1503, BRONYA, 1505], { gachaId: 2999 }).map((pull) => ({
        ...pull,
        time,
        zone,
      })),
    }).fiveStars.map(({ outcome }) => outcome);

  it('is known by what it features while it runs', () => {
    expect(outcomesAt('2026-10-01 12:00:00')).toEqual(['won', 'lost', 'guaranteed']);
    expect(outcomesAt('2026-10-30 12:00:00')).toEqual(['won', 'lost', 'unknown']);
    expect(outcomesAt('2026-11-10 15:00:01')).toEqual(['unknown', 'lost', 'unknown']);
  });

  it('begins everywhere at once: in America on the evening before', () => {
    expect(outcomesAt('2026-09-27 22:00:00', -5)).toEqual(['won', 'lost', 'guaranteed']);
    expect(outcomesAt('2026-09-27 21:59:59', -5)).toEqual(['unknown', 'lost', 'unknown']);
    expect(outcomesAt('2026-11-10 15:00:00', -5)).toEqual(['won', 'lost', 'unknown']);
  });
});

describe('things that the game data does not hold', () => {
  it('are 5★s where their banner features them, light cones by their number, others uncounted', () => {
    const later = { ...tables, featured: new Map([[2050, 1999]]) };
    const pulls = pullsOf([1998, 1999, 23999, 21999, 22999, 20999], { gachaId: 2050 });
    const figures = statistics(later, { type: 11, isComplete: true, pulls });
    expect(figures.fiveStars.map(({ pull }) => pull.itemId)).toEqual([1999, 23999]);
    expect(figures.fourStars.map(({ pull }) => pull.itemId)).toEqual([21999, 22999]);
    expect(figures.pulls).toBe(6);
  });

  it('are as rare as the records told, from a file or a link to the pity', () => {
    const rows = Array.from({ length: 61 }, (_, place) => ({
      ...{ id: `17000000000000${String(place).padStart(5, '0')}`, gacha_type: '11' },
      ...{ gacha_id: '2999', time: '2023-11-15 06:13:20', item_id: '20000', rank_type: '3' },
      ...(place === 50 && { item_id: '1998', rank_type: '5' }),
    }));
    const file = {
      info: { version: 'v4.0' },
      hkrpg: [{ uid: '600000001', timezone: 8, list: rows }],
    };
    const read = parseHistory(JSON.stringify(file));
    const [account] = read.ok ? read.value.accounts : [];
    const pulls = account ? (settleAccount(account, '600000001').get(11) ?? []) : [];
    const figures = statistics(tables, { type: 11, isComplete: true, pulls });
    expect(figures).toMatchObject({ pulls: 61, pity5: 10, fiveStars: [{ pity: 51 }] });
  });
});

/** With the first row that is told of each pull: of rows that contradict one another the first one stands (W36). */
function withoutContradictions(pulls: BannerHistory['pulls']): BannerHistory['pulls'] {
  const first = new Map(pulls.toReversed().map((pull) => [pull.id, pull]));
  return pulls.map((pull) => first.get(pull.id) ?? pull);
}

describe('statistics that grow', () => {
  it('law: page by page, in any order, they equal statistics at once', () => {
    fc.assert(
      fc.property(anyHistory, fc.array(anyPage, { maxLength: 5 }), (history, pages) => {
        const grown = pages.reduce(
          (growing, page) => growing.append(page),
          createStatistics(tables, history).append(history.pulls),
        );
        const pulls = [...history.pulls, ...pages.flat()];
        expect(grown.figures()).toEqual(statistics(tables, { ...history, pulls }));
        expect(grown.pulls).toEqual(mergePulls(pulls, []));
      }),
    );
  });

  it('law: neither order nor repetition of rows matters', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const pulls = withoutContradictions(history.pulls);
        const turned = pulls.toReversed();
        expect(statistics(tables, { ...history, pulls: [...turned, ...turned] })).toEqual(
          statistics(tables, { ...history, pulls }),
        );
      }),
    );
  });

  it('take a page before all others as well as one after', () => {
    const [older, newer] = [pullsOf([BRONYA, THREE_STAR]), pullsOf([SEELE], { first: 2 })];
    const grown = createStatistics(tables, { type: 11, isComplete: true })
      .append(newer)
      .append(older);
    expect(grown.figures().fiveStars.map(({ pity, outcome }) => [pity, outcome])).toEqual([
      [1, 'lost'],
      [2, 'guaranteed'],
    ]);
  });

  it('leave what they grew from as it was', () => {
    const before = createStatistics(tables, { type: 11, isComplete: true }).append(
      pullsOf([BRONYA]),
    );
    before.append(pullsOf([SEELE], { first: 1 }));
    expect(before.figures().pulls).toBe(1);
  });
});

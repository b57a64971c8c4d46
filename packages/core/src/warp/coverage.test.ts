import { describe, expect, it } from 'vitest';
import { pullsOf, SEELE, tables, threeStars } from '../../test/any-warps.ts';
import {
  byDay,
  byRoll,
  compareIds,
  coverage,
  type ImportSpan,
  leavesAt,
  statistics,
} from './index.ts';

const frame = { type: 11, isComplete: true } as const;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const pulls = pullsOf([...threeStars(20), SEELE, ...threeStars(19)]);
const idAt = (place: number) => pulls[place]?.id ?? '';
const span = (at: string, first: number, last: number, isToTheEnd = false): ImportSpan => ({
  ...{ at: day(at), oldest: idAt(first), newest: idAt(last), isToTheEnd },
});
const covered = (imports: readonly ImportSpan[], history = pulls) =>
  coverage(tables, frame, { pulls: history, imports });

describe('what is there of a history', () => {
  it('is nothing without pulls', () => {
    expect(covered([], [])).toBeUndefined();
  });

  it('goes from the oldest row to the newest', () => {
    expect(covered([])).toMatchObject({ from: pulls[0], until: pulls.at(-1), gaps: [] });
  });

  it('names the import that each span rests on, the oldest rows first', () => {
    const [older, newer] = [span('2023-05-01', 0, 20), span('2023-06-01', 20, 39)];
    expect(covered([newer, older])?.imports).toEqual([older, newer]);
  });
});

describe('rows that may be missing', () => {
  const gapsOf = (...imports: ImportSpan[]) => covered(imports)?.gaps;

  it('are none where each import met the one before', () => {
    expect(gapsOf(span('2023-05-01', 0, 20, true), span('2023-06-01', 20, 39))).toEqual([]);
  });

  it('lie before an import that was cut short', () => {
    expect(gapsOf(span('2023-05-01', 0, 20, true), span('2023-06-01', 25, 39))).toEqual([
      { before: idAt(25), reason: 'IMPORTS_APART' },
    ]);
  });

  it('are none where an import read all that the game had, in time', () => {
    expect(gapsOf(span('2023-05-01', 0, 20), span('2024-04-30', 25, 39, true))).toEqual([]);
  });

  it('lie before an import that came after rows had left the game', () => {
    expect(gapsOf(span('2023-05-01', 0, 20), span('2024-05-01', 25, 39, true))).toEqual([
      { before: idAt(25), reason: 'LEFT_BETWEEN_IMPORTS' },
    ]);
  });

  it('are filled by an import that reads everything again', () => {
    const again = span('2023-06-02', 0, 39, true);
    expect(gapsOf(span('2023-05-01', 0, 20), span('2023-06-01', 25, 39), again)).toEqual([]);
  });

  it('lie between an old file and an import of years later, whichever was made first', () => {
    const file = { ...span('2026-02-01', 0, 20), isFile: true };
    for (const at of ['2026-01-31', '2026-02-02']) {
      expect(gapsOf(file, span(at, 25, 39, true))).toEqual([
        { before: idAt(25), reason: 'LEFT_BETWEEN_IMPORTS' },
      ]);
      expect(gapsOf(span(at, 25, 39, true), file)).toHaveLength(1);
    }
    // Within twelve months of its newest row the game still told all.
    expect(gapsOf(file, span('2024-04-20', 25, 39, true))).toEqual([]);
  });

  it('lie around the rows of a file without ids that meet no import', () => {
    const standIns = pulls.map((pull, at) => ({
      ...pull,
      id: `${BigInt(pull.id.slice(0, 10)) - 9n + BigInt(at)}999000100`,
    }));
    const history = [...standIns.slice(0, 3), ...pulls.slice(20)].sort((a, b) =>
      compareIds(a.id, b.id),
    );
    const later = span('2026-02-02', 20, 39, true);
    expect(covered([later], history)?.gaps).toEqual([
      { before: idAt(20), reason: 'LEFT_BETWEEN_IMPORTS' },
    ]);
    expect(covered([span('2024-04-20', 20, 39, true)], history)?.gaps).toEqual([]);
  });

  it('are certain where a run passes the limit, ended or not', () => {
    const history = pullsOf([...threeStars(90), SEELE, ...threeStars(90)]);
    expect(covered([], history)?.gaps).toEqual([
      { before: history[90]?.id, reason: 'PITY_BEYOND_LIMIT' },
      { before: history.at(-1)?.id, reason: 'PITY_BEYOND_LIMIT' },
    ]);
  });
});

describe('the game’s own records', () => {
  it('keep rows for twelve months, those of collaborations for twenty-four', () => {
    expect(leavesAt(11, day('2025-11-22'))).toBe(day('2026-11-22'));
    expect(leavesAt(22, day('2025-11-22'))).toBe(day('2027-11-22'));
    expect(leavesAt(1, day('2024-02-29'))).toBe(day('2025-02-28'));
  });

  it('lose the oldest row of the last import, and what came after it, at known times', () => {
    const known = covered([span('2023-06-01', 25, 39), span('2023-05-01', 0, 24)]);
    // 18:00 of the server is 10:00 UTC.
    expect(known?.oldestLeavesAt).toBe(Date.parse('2024-04-26T10:00:00Z'));
    expect(known?.importBy).toBe(day('2024-06-01'));
    expect(covered([])?.importBy).toBeUndefined();
  });

  it('are known until its newest row only where a file brought them', () => {
    const ofFile = { ...span('2024-02-01', 0, 39), isFile: true };
    // 18:00 of the server is 10:00 UTC.
    expect(covered([ofFile])?.importBy).toBe(Date.parse('2024-04-26T10:00:00Z'));
    expect(covered([span('2023-06-01', 0, 39), ofFile])?.importBy).toBe(day('2024-06-01'));
  });
});

describe('pulls in time', () => {
  it('are counted by the server’s day, 5★s among them', () => {
    const later = pulls.map((pull, at) =>
      at < 30 ? pull : { ...pull, time: '2023-04-27 00:00:01' },
    );
    expect(byDay(later, statistics(tables, { ...frame, pulls: later }))).toEqual([
      { day: '2023-04-26', pulls: 30, fiveStars: 1 },
      { day: '2023-04-27', pulls: 10, fiveStars: 0 },
    ]);
  });

  it('are counted by the pull that brought a 5★, up to the limit', () => {
    const history = pullsOf([SEELE, ...threeStars(9), SEELE, SEELE]);
    const rolls = byRoll(11, statistics(tables, { ...frame, pulls: history }));
    expect(rolls).toHaveLength(90);
    expect(rolls[0]).toEqual({ roll: 1, count: 2, share: 2 / 3 });
    expect(rolls[9]).toEqual({ roll: 10, count: 1, share: 1 });
    expect(byRoll(12, { fiveStars: [] }).every(({ share }) => share === 0)).toBe(true);
  });
});

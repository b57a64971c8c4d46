import { describe, expect, it } from 'vitest';
import {
  type ForecastAnswer,
  type ForecastAsked,
  forecastAnswer,
  MOST_COMPARED,
} from './forecast-answer.ts';

const december = { from: '2026-12-02', until: '2026-12-23' } as const;
const asked: ForecastAsked = {
  state: {},
  open: [],
  targets: [{ type: 11, copies: 1, ...december }],
  savings: { jade: 16_000, passes: 10, on: '2026-11-28' },
  income: [{ jade: 60, passes: 0, rhythm: 'daily' }],
  versions: [],
  today: '2026-11-28',
  days: ['2026-11-28', '2026-12-23'],
};

function answerTo(changes: Partial<ForecastAsked>): ForecastAnswer {
  const answer = forecastAnswer({ ...asked, ...changes });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

// Rule W57.
describe('the answer of a forecast', () => {
  it('is one figure where everything is known', () => {
    const { targets, all, savings } = answerTo({});
    const [least, most] = targets[0]?.chance ?? [];
    expect(least).toBe(most);
    expect(all).toEqual(targets[0]?.together);
    expect(savings).toEqual([
      { day: '2026-11-28', pulls: 110 },
      { day: '2026-12-23', pulls: 119 },
    ]);
  });

  it('goes from the worst to the best where a guarantee is not known, and never beyond', () => {
    const two = [
      { type: 11, copies: 1, ...december },
      { type: 11, copies: 1, from: '2026-12-23', until: '2027-01-13' },
    ] as const;
    const { targets } = answerTo({ targets: two, open: [11] });
    const without = answerTo({ targets: two });
    const guaranteed = answerTo({
      targets: two,
      state: { 11: { pity: 0, guaranteed: true } },
    });
    for (const [place, { chance }] of targets.entries()) {
      const ends = [without, guaranteed].map(({ targets: of }) => of[place]?.chance[0] ?? 0);
      expect(chance).toEqual([Math.min(...ends), Math.max(...ends)]);
    }
    expect(targets[0]?.chance[0]).toBeLessThan(targets[0]?.chance[1] ?? 0);
  });

  it('calls sure only what is sure without any guarantee', () => {
    const many = { jade: 160 * 95, passes: 0, on: '2026-11-28' };
    expect(answerTo({ savings: many, open: [11] }).targets[0]?.sureOn).toBe(null);
    expect(
      answerTo({ savings: many, state: { 11: { pity: 0, guaranteed: true } } }).targets[0]?.sureOn,
    ).toBe('2026-12-02');
    const all = { ...many, jade: 160 * 180 };
    expect(answerTo({ savings: all, open: [11] }).targets[0]?.sureOn).toBe('2026-12-02');
  });

  it('tells of each target what skipping another gives', () => {
    const targets = [
      { type: 11, copies: 2, ...december },
      { type: 12, copies: 1, ...december },
    ] as const;
    const [first, second] = answerTo({ targets }).targets;
    expect(first?.without[0]).toBeUndefined();
    expect(second?.without[0]?.[0]).toBeGreaterThan(second?.chance[0] ?? 1);
    expect(first?.without[1]).toEqual(first?.chance);
  });

  it('names a better order only where there is one', () => {
    const far = { type: 11, copies: 7, ...december } as const;
    const near = { type: 12, copies: 1, ...december } as const;
    expect(answerTo({ targets: [far, near] }).better?.order).toEqual([1, 0]);
    expect(answerTo({ targets: [near, far] }).better).toBeUndefined();
  });

  it('compares skips and orders of up to eight targets, and says where there are more', () => {
    const near = { type: 12, copies: 1, ...december } as const;
    const many = (length: number) => answerTo({ targets: Array.from({ length }, () => near) });
    expect(many(MOST_COMPARED)).toMatchObject({ isCompared: true });
    expect(many(MOST_COMPARED).targets[0]?.without).toHaveLength(MOST_COMPARED);
    expect(many(MOST_COMPARED + 1)).toMatchObject({ isCompared: false, better: undefined });
    expect(many(MOST_COMPARED + 1).targets[0]?.without).toEqual([]);
  });

  it('is an error where the player cannot stand', () => {
    const answer = forecastAnswer({ ...asked, state: { 11: { pity: 90, guaranteed: false } } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'ODDS_BAD_PITY' } });
  });
});

import { describe, expect, it } from 'vitest';
import { type OddsAnswer, type OddsQuestion, oddsAnswer } from './odds-answer.ts';

const question: OddsQuestion = {
  state: {},
  steps: [{ type: 11, copies: 1 }],
  pulls: 80,
  featured: {},
};

function answerTo(changes: Partial<OddsQuestion>): OddsAnswer {
  const answer = oddsAnswer({ ...question, ...changes });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

describe('the answer about odds', () => {
  it('rises along its curve to 99 %', () => {
    const { curve, landmarks, mean, chance } = answerTo({});
    const chances = curve.map((point) => point.chance);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(curve.at(-1)?.pulls).toBe(landmarks.at(-1)?.pulls);
    expect(curve.at(-1)?.chance).toBeGreaterThanOrEqual(0.99);
    expect(mean).toBeCloseTo(93.446, 3);
    expect(chance).toBeGreaterThan(0.4);
  });

  it('tells what each step adds, and what skipping it would change', () => {
    const { steps, without, chance } = answerTo({
      steps: [
        { type: 11, copies: 1 },
        { type: 12, copies: 1 },
      ],
      pulls: 150,
    });
    expect(steps[1]).toBe(chance);
    expect(without).toHaveLength(2);
    expect(without[1]).toBe(steps[0]);
    expect(without[0]).toBeGreaterThan(chance);
  });

  it('names a better order only where there is one', () => {
    const far = { type: 11, copies: 7 } as const;
    const near = { type: 12, copies: 1 } as const;
    expect(answerTo({ steps: [far, near] }).better?.order).toEqual([1, 0]);
    expect(answerTo({ steps: [near, far] }).better).toBeUndefined();
    expect(answerTo({ steps: [near, near] }).better).toBeUndefined();
  });

  it('begins where the player stands', () => {
    const guaranteed = answerTo({ state: { 11: { pity: 89, guaranteed: true } } });
    expect(guaranteed.landmarks.map(({ pulls }) => pulls)).toEqual([1, 1, 1, 1]);
    expect(guaranteed.lossChance).toBe(0);
    expect(guaranteed.curve).toEqual([
      { pulls: 0, chance: 0 },
      { pulls: 1, chance: 1 },
    ]);
  });

  it('is an error where the player cannot stand', () => {
    const answer = oddsAnswer({ ...question, state: { 11: { pity: 90, guaranteed: false } } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'ODDS_BAD_PITY' } });
  });

  it('has two ends where nobody can tell whether the next is guaranteed', () => {
    const { chance, mean, atBest } = answerTo({ open: [11] });
    const guaranteed = answerTo({ state: { 11: { pity: 0, guaranteed: true } } });
    expect(atBest?.chance).toBe(guaranteed.chance);
    expect(atBest?.chance).toBeGreaterThan(chance);
    expect(atBest?.mean).toBeLessThan(mean);
    expect(atBest?.mean).toBeCloseTo(62.297, 3);
    expect(answerTo({}).atBest).toBeUndefined();
  });
});

import type { AchievementItem, AchievementLine } from '@trailbook/pages';
import { expect, it } from 'vitest';
import { countIn } from './count-in.ts';

const line = (kind: AchievementLine['kind'], ...ids: readonly number[]): AchievementLine => ({
  kind,
  members: ids.map((id) => ({ id }) as AchievementItem),
});

it('achievements are counted, not their lines, and those of two series once', () => {
  expect(countIn([line('one', 1), line('stages', 2, 3, 4), line('choice', 5, 6)])).toBe(6);
  expect(countIn([line('choice', 5, 6), line('choice', 5, 6)])).toBe(2);
});

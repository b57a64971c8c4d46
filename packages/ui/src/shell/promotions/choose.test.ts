import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../client/client-config.ts';
import { choosePromotion } from './choose.ts';

const promotion = (id: string, place: Promotion['place']): Promotion => ({
  ...{ id, place, href: 'https://example.com/', text: { en: id } },
});
const ALL = [
  promotion('top-up', 'planner-top'),
  promotion('top-up-2', 'planner-top'),
  promotion('DONATOV_20250430', 'planner-support'),
  promotion('giveaway', 'warp-share'),
];
const seen = (hasWarps: boolean, ...dismissed: string[]) => ({
  ...{ hasWarps, dismissed: new Set(dismissed) },
});

describe('a place for promotions', () => {
  it('shows the first of its own', () => {
    expect(choosePromotion(ALL, 'planner-top', seen(false))?.id).toBe('top-up');
    expect(choosePromotion(ALL, 'planner-support', seen(false))?.id).toBe('DONATOV_20250430');
  });

  it('never shows again what was sent away', () => {
    expect(choosePromotion(ALL, 'planner-top', seen(false, 'top-up'))?.id).toBe('top-up-2');
    expect(
      choosePromotion(ALL, 'planner-support', seen(false, 'DONATOV_20250430')),
    ).toBeUndefined();
  });

  it('asks nobody to share warps who has imported none', () => {
    expect(choosePromotion(ALL, 'warp-share', seen(false))).toBeUndefined();
    expect(choosePromotion(ALL, 'warp-share', seen(true))?.id).toBe('giveaway');
  });
});

import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { INCOME_KINDS, STANDARD_INCOME } from './index.ts';

const SPECIAL_PASS = 102;

// Rule W55.
describe('what the game gives again and again', () => {
  it('has as many passes a month as the shop for embers sells', () => {
    const goods = [...dataset.shops.values()].flatMap((shop) => shop.goods);
    const monthly = goods.filter(
      ({ item, period }) => Number(item) === SPECIAL_PASS && period === 'monthly',
    );
    const passes = monthly.reduce((sum, { count, limit = 0 }) => sum + count * limit, 0);
    expect(STANDARD_INCOME.shop).toMatchObject({ rhythm: 'monthly', passes });
  });

  it('comes to what players have counted for six weeks', () => {
    const { training, points, gifts, endgame, supplyPass } = STANDARD_INCOME;
    expect(42 * training.jade).toBe(2520);
    expect(6 * points.jade).toBe(1350);
    expect(gifts).toMatchObject({ jade: 600, rhythm: 'version' });
    expect(6 * endgame.jade).toBe(3 * 800);
    expect(30 * supplyPass.jade).toBe(2700);
  });

  it('counts on nothing that is bought, and on no stars', () => {
    expect(INCOME_KINDS.filter((kind) => !STANDARD_INCOME[kind].isOn)).toEqual([
      'supplyPass',
      'endgame',
    ]);
  });
});

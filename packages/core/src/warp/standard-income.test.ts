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

  it('is nothing where no table of the game tells it', () => {
    const told = INCOME_KINDS.filter((kind) => {
      const { jade, passes } = STANDARD_INCOME[kind];
      return jade > 0 || passes > 0;
    });
    expect(told).toEqual(['points', 'shop']);
  });
});

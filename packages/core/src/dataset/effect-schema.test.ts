import { expect, it } from 'vitest';
import { usedParams } from './effect-schema.ts';

it('a parameter is used in any field of any effect, or marked as internal', () => {
  const used = usedParams({
    effects: [
      { do: 'damage', to: 'enemy', amount: '#1% atk', if: ['hpShare<#2%'] },
      { do: 'up', to: 'self', stat: 'spd', amount: '#4', turns: '#5' },
    ],
    internal: [7],
  });
  expect([...used].sort()).toEqual([1, 2, 4, 5, 7]);
});

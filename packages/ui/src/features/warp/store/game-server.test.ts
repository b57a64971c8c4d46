import { describe, expect, it } from 'vitest';
import { gameServer } from './game-server.ts';

// Rule P37.
describe('the server whose days and weeks are the player’s', () => {
  it.each([
    ['is Asia where nothing tells it', null, undefined, 'asia'],
    ['is that of the account that warped last', null, '700000001', 'europe'],
    ['is the chosen one, whatever account warped', 'america', '700000001', 'america'],
    ['is the chosen one without warps', 'america', undefined, 'america'],
  ] as const)('%s', (_, chosen, account, region) => {
    expect(gameServer(chosen, account).region).toBe(region);
  });

  it('tells what it would be without a choice', () => {
    expect(gameServer('america', '700000001').ofWarps).toBe('europe');
    expect(gameServer('america', undefined).ofWarps).toBeNull();
  });
});

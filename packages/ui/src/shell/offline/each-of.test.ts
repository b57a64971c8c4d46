import { describe, expect, it } from 'vitest';
import { eachOf } from './each-of.ts';

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('eachOf', () => {
  it('does all, in their order, and never more at once than it may', async () => {
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    await eachOf([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      begun.push(item);
      most = Math.max(most, ++running);
      await turn();
      running--;
    });
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([running, most]).toEqual([0, 3]);
  });

  it('begins nothing more after a fault, and tells it when all that was begun has ended', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const all = eachOf([1, 2, 3, 4, 5, 6], 2, async (item) => {
      begun.push(item);
      await turn();
      if (item === 1) throw new Error('no');
      await turn();
      ended.push(item);
    });
    await expect(all).rejects.toThrow('no');
    expect([begun, ended]).toEqual([[1, 2], [2]]);
  });

  it('is done at once with nothing', async () => {
    await eachOf([], 3, () => Promise.reject(new Error('no')));
  });
});

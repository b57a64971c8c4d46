import { describe, expect, it, vi } from 'vitest';
import { countVisit, isNotToBeCounted } from './count-visits.ts';

describe('a visit', () => {
  it('is told as a page and a width, and no more', () => {
    const send = vi.fn();
    countVisit(
      'https://count.example/v',
      { path: '/en/planner?q=mine#seele', isNarrow: true },
      send,
    );
    expect(send.mock.calls).toEqual([
      ['https://count.example/v', '{"path":"/en/planner","width":"narrow"}'],
    ]);
  });

  it('holds no account number', () => {
    const send = vi.fn();
    countVisit(
      'https://count.example/v',
      { path: '/en/character/600000001', isNarrow: false },
      send,
    );
    expect(send.mock.calls[0]?.[1]).toBe('{"path":"/en/character/#","width":"wide"}');
  });

  it.each([
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('is not counted where the browser asks so: %j', (wishes, isRefused) => {
    expect(isNotToBeCounted(wishes)).toBe(isRefused);
  });
});

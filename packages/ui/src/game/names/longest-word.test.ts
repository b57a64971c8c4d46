import { describe, expect, it } from 'vitest';
import { longestWord } from './longest-word.ts';

describe('longestWord', () => {
  it('is as wide as the widest word, whichever place it has', () => {
    const word = longestWord('Götterbefragender');
    expect(longestWord('Der Götterbefragender im All')).toBe(word);
    expect(word).toBeGreaterThan(longestWord('Götterbefragende'));
  });

  it('ends where a line may end', () => {
    expect(longestWord('Dan-Heng')).toBe(longestWord('Heng'));
    expect(longestWord('')).toBe(0);
  });

  it('goes by how wide letters are, and not by how many they are', () => {
    expect(longestWord('Millili')).toBeLessThan(longestWord('Ошшош'));
  });

  it('counts a letter with its marks once, however it is written', () => {
    expect(longestWord('Nghênh')).toBeCloseTo(longestWord('Nghenh'));
    expect(longestWord('Nghênh'.normalize('NFD'))).toBeCloseTo(longestWord('Nghênh'));
  });

  it('is nothing in scripts whose lines may end within a word', () => {
    expect(longestWord('トリスビアス')).toBe(0);
    expect(longestWord('ผู้ฝ่าบ่วงมฤตยู')).toBe(0);
  });
});

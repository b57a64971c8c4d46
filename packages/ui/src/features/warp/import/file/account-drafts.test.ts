import { describe, expect, it } from 'vitest';
import type { AccountSummary, FileSummary } from '../../files/index.ts';
import { NO_PROFILE } from '../parts/use-profiles.ts';
import { isUnnamed, readyOf } from './account-drafts.ts';

const account = (count: number): AccountSummary => ({
  ...{ uid: null, label: null, count, from: '', until: '', items: [] },
  ...{ hasStores: true, achievements: 2, isOrderUnknown: false, withoutBanner: 0 },
  ids: { lost: 0, padded: 0, twice: 0, righted: 0, foreign: 0 },
});
const summaryOf = (...counts: number[]): FileSummary => ({
  ...{ format: 'pomMoe', accounts: counts.map(account), refused: [], refusedCount: 0 },
  ...{ left: [], keepsAside: false },
});
const draft = (uid: string, profile = 'default') => ({ uid, profile, withStores: true });

describe('a file that names no account', () => {
  it('says nothing of what is new before the player has named it', () => {
    expect(isUnnamed(summaryOf(10), [draft('')])).toBe(true);
    expect(isUnnamed(summaryOf(10), [draft('7110')])).toBe(true);
    expect(readyOf(summaryOf(10), [draft('')])).toEqual([]);
    expect(isUnnamed(summaryOf(10), [draft('711000267')])).toBe(false);
  });

  it('needs no name for what is left out, or holds achievements alone', () => {
    expect(isUnnamed(summaryOf(10), [draft('', NO_PROFILE)])).toBe(false);
    expect(isUnnamed(summaryOf(0), [draft('')])).toBe(false);
  });
});

import { NO_NOTES } from '@trailbook/core/internal/user-data';
import { describe, expect, it } from 'vitest';
import { importDue } from './import-due.ts';
import { NO_WARPS, type WarpDocuments } from './warps-store.ts';

const importBy = (documents: WarpDocuments, now: number) => importDue(documents, now)?.by;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** An account with one import of each of some banner types, on a day each. */
const imported = (days: Readonly<Record<number, string>>): WarpDocuments => ({
  ...NO_WARPS,
  account: {
    version: 1,
    histories: Object.fromEntries(
      Object.entries(days).map(([type, day]) => [
        type,
        {
          ...NO_NOTES,
          imports: [{ at: at(day), oldest: '1', newest: '2', isToTheEnd: true }],
        },
      ]),
    ),
  },
});

describe('the reminder to import again', () => {
  it('comes two months before what was pulled since would leave the records of twelve', () => {
    const documents = imported({ 11: '2026-01-10' });
    expect(importBy(documents, at('2026-11-01'))).toBeUndefined();
    expect(importBy(documents, at('2026-11-22'))).toBe(at('2027-01-10'));
  });

  it('names the first of several, and knows that collaborations are kept for 24 months', () => {
    const documents = imported({ 1: '2026-03-01', 12: '2026-01-10', 21: '2025-01-20' });
    expect(importDue(documents, at('2026-12-20'))).toEqual({
      by: at('2027-01-10'),
      types: [12, 21],
    });
    expect(importBy(imported({ 21: '2025-06-01' }), at('2026-11-22'))).toBeUndefined();
  });

  it('counts from the newest row of a file: what was pulled after it is known to nobody', () => {
    const documents = imported({ 11: '2026-11-20' });
    const [span] = documents.account.histories[11]?.imports ?? [];
    const newest = { id: '2', gachaId: 2003, itemId: 1102, time: '2026-01-10 08:00:00', zone: 8 };
    const ofFile = {
      ...documents,
      11: { ...documents[11], pulls: [newest] },
      account: {
        version: 1 as const,
        histories: { 11: { ...NO_NOTES, imports: span ? [{ ...span, isFile: true }] : [] } },
      },
    };
    expect(importBy(documents, at('2026-11-22'))).toBeUndefined();
    expect(importBy(ofFile, at('2026-11-22'))).toBe(at('2027-01-10'));
  });

  // Rule W39.
  it('is none of a banner type that gives no more pulls', () => {
    const documents = imported({ 2: '2026-01-10' });
    const pulls = Array.from({ length: 50 }, (_, at) => ({
      ...{ id: String(at + 1), gachaId: 4001, itemId: 1003, time: '2026-01-10 08:00:00', zone: 8 },
    }));
    const after = (count: number) =>
      importBy(
        { ...documents, 2: { ...documents[2], pulls: pulls.slice(0, count) } },
        at('2026-12-20'),
      );
    expect(after(49)).toBe(at('2027-01-10'));
    expect(after(50)).toBeUndefined();
  });

  it('is none where no import is known', () => {
    expect(importBy(NO_WARPS, at('2026-11-22'))).toBeUndefined();
  });
});

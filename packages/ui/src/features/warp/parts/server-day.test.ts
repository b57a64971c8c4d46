import { describe, expect, it } from 'vitest';
import { NO_WARPS } from '../store/warps-store.ts';
import { gameDay, readerDay, serverDay, zoneName, zoneOf } from './server-day.ts';

describe('the day of the server', () => {
  it('is not the reader’s, where it has begun already or not yet', () => {
    const evening = Date.parse('2026-01-07T20:00:00Z');
    expect([8, 0, -5].map((zone) => serverDay(evening, zone))).toEqual([
      '2026-01-08',
      '2026-01-07',
      '2026-01-07',
    ]);
    expect(serverDay(Date.parse('2026-01-07T04:00:00Z'), -5)).toBe('2026-01-06');
  });

  it('is of the zone that the warps tell, and its clock has a name', () => {
    const pull = { id: '1', gachaId: 1, itemId: 1, time: '2026-01-01 00:00:00', zone: -5 };
    expect(zoneOf({ ...NO_WARPS, 12: { version: 1, pulls: [pull] } })).toBe(-5);
    expect(zoneOf(NO_WARPS)).toBe(0);
    expect([8, 0, -5].map(zoneName)).toEqual(['UTC+8', 'UTC', 'UTC−5']);
  });
});

describe('the day of the reader', () => {
  it('is that of their calendar, not of Greenwich', () => {
    const evening = Date.parse('2026-01-08T02:00:00Z');
    expect(readerDay(evening, 300)).toBe('2026-01-07');
    expect(readerDay(evening, -330)).toBe('2026-01-08');
    const night = Date.parse('2026-01-07T20:00:00Z');
    expect(readerDay(night, -540)).toBe('2026-01-08');
  });
});

// Rule W56.
describe('the day of the game', () => {
  it('begins at four on its server, wherever the reader is', () => {
    const last = Date.parse('2026-10-21T08:59:59Z');
    expect(gameDay(last, 'america')).toBe('2026-10-20');
    expect(gameDay(last + 1000, 'america')).toBe('2026-10-21');
    expect(gameDay(last, 'europe')).toBe('2026-10-21');
    expect(gameDay(Date.parse('2026-10-20T20:30:00Z'), 'asia')).toBe('2026-10-21');
    expect(gameDay(Date.parse('2028-02-29T19:59:59Z'), 'asia')).toBe('2028-02-29');
  });
});

import { expect, it, vi } from 'vitest';
import { addressLimit, networksOf } from './address-limit.server';

const namesOf = (address: string) => networksOf(address).map(({ network }) => network);

it('an IPv4 address counts alone', () => {
  expect(namesOf('203.0.113.5')).toEqual(['203.0.113.5']);
});

it.each([
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
  ['2001:db8::5', ['2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8::/32']],
  ['2001:db8:1:2::', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
  ['2001:db8:1::2:3', ['2001:db8:1:0::/64', '2001:db8:1::/48', '2001:db8::/32']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48', '0:0::/32']],
])('%s counts for its /64, its /48 and its /32', (address, networks) => {
  expect(namesOf(address)).toEqual(networks);
});

it('who goes through the /64s of a /48 comes to its end', () => {
  const limit = addressLimit({ most: 2, withinMs: 1000 }, () => 0);
  const admitted = Array.from({ length: 40 }, (_, place) =>
    limit.admits(`2001:db8:1:${place.toString(16)}::1`),
  );
  expect(admitted.filter(Boolean)).toHaveLength(16);
  expect(limit.admits('2001:db8:2::1')).toBe(true);
});

it('what is refused counts for nothing', () => {
  const limit = addressLimit({ most: 1, withinMs: 1000 }, () => 0);
  for (let time = 0; time < 20; time++) limit.admits('2001:db8:1:1::1');
  expect(limit.admits('2001:db8:1:2::1')).toBe(true);
});

it('a clock that was ahead for a moment locks nobody out', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2040-01-01') });
  const limit = addressLimit({ most: 1, withinMs: 1000 });
  expect([limit.admits('203.0.113.5'), limit.admits('203.0.113.5')]).toEqual([true, false]);
  vi.setSystemTime(Date.parse('2026-11-01'));
  vi.advanceTimersByTime(1000);
  expect(limit.admits('203.0.113.5')).toBe(true);
  vi.useRealTimers();
});

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
    limit.begin(`2001:db8:1:${place.toString(16)}::1`),
  );
  expect(admitted.filter((wait) => wait === 0)).toHaveLength(16);
  expect(limit.begin('2001:db8:2::1')).toBe(0);
});

it('what is refused counts for nothing', () => {
  const limit = addressLimit({ most: 1, withinMs: 1000 }, () => 0);
  for (let time = 0; time < 20; time++) limit.begin('2001:db8:1:1::1');
  expect(limit.begin('2001:db8:1:2::1')).toBe(0);
});

it('tells when the next one may begin, and it may then', () => {
  let now = 0;
  const limit = addressLimit({ most: 3, withinMs: 1000 }, () => now);
  for (const at of [0, 200, 300]) {
    now = at;
    expect(limit.begin('203.0.113.5')).toBe(0);
  }
  now = 400;
  expect(limit.begin('203.0.113.5')).toBe(600);
  now = 999;
  expect(limit.begin('203.0.113.5')).toBe(1);
  now = 1000;
  expect([limit.begin('203.0.113.5'), limit.begin('203.0.113.5')]).toEqual([0, 200]);
});

it('a clock that was ahead for a moment locks nobody out', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2040-01-01') });
  const limit = addressLimit({ most: 1, withinMs: 1000 });
  expect([limit.begin('203.0.113.5'), limit.begin('203.0.113.5')]).toEqual([0, 1000]);
  vi.setSystemTime(Date.parse('2026-11-01'));
  vi.advanceTimersByTime(1000);
  expect(limit.begin('203.0.113.5')).toBe(0);
  vi.useRealTimers();
});

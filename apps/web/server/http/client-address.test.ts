import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

const asker = (proxies: number, forwarded?: string) =>
  clientAddress(new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }), {
    ...{ proxies, address: '10.0.0.9' },
  });

describe('askerOf', () => {
  it('is where the request came from, whatever it says of itself', () => {
    expect(asker(0)).toBe('10.0.0.9');
    expect(asker(0, '203.0.113.5')).toBe('10.0.0.9');
  });

  it('is what the outermost of our proxies was asked from', () => {
    expect(asker(1, '203.0.113.5')).toBe('203.0.113.5');
    expect(asker(2, '203.0.113.5, 10.0.0.2')).toBe('203.0.113.5');
  });

  it('is never what somebody wrote before our proxies did', () => {
    expect(asker(1, '198.51.100.1, 203.0.113.5')).toBe('203.0.113.5');
  });

  it('is as much as is known where there are fewer proxies than were told', () => {
    expect(asker(3, '203.0.113.5')).toBe('203.0.113.5');
    expect(asker(1)).toBe('10.0.0.9');
  });
});

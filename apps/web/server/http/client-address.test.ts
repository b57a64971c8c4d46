import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

const addressOf = (proxies: number, forwarded?: string) =>
  clientAddress(new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }), {
    ...{ proxies, address: '10.0.0.9' },
  });

describe('clientAddress', () => {
  it('is the address of the connection, not a header', () => {
    expect(addressOf(0)).toBe('10.0.0.9');
    expect(addressOf(0, '203.0.113.5')).toBe('10.0.0.9');
  });

  it('is what the outermost of our proxies was asked from', () => {
    expect(addressOf(1, '203.0.113.5')).toBe('203.0.113.5');
    expect(addressOf(2, '203.0.113.5, 10.0.0.2')).toBe('203.0.113.5');
  });

  it('is never what stood in the header before our proxies', () => {
    expect(addressOf(1, '198.51.100.1, 203.0.113.5')).toBe('203.0.113.5');
  });

  it('is the first address known where there are fewer proxies than configured', () => {
    expect(addressOf(3, '203.0.113.5')).toBe('203.0.113.5');
    expect(addressOf(1)).toBe('10.0.0.9');
  });

  it.each([
    ['203.0.113.5:4711', '203.0.113.5'],
    ['2001:DB8:0:0::0005', '2001:db8::5'],
    ['[2001:db8::5]:443', '2001:db8::5'],
    ['2001:db8:0000:0000:0000:0000:0000:0005', '2001:db8::5'],
    ['fe80::5%eth0', 'fe80::5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::FFFF:cb00:7105', '203.0.113.5'],
    ['::203.0.113.5', '203.0.113.5'],
    ['0:0:0:0:0:ffff:203.0.113.5', '203.0.113.5'],
    ['[::ffff:cb00:7105]:443', '203.0.113.5'],
    ['203.000.113.005', '203.0.113.5'],
    ['010.0.0.9:80', '10.0.0.9'],
    ['::ffff:010.0.0.9', '10.0.0.9'],
    ['::1', '::1'],
    ['unknown', 'unknown'],
  ])('has one spelling: %s', (written, address) => {
    expect(addressOf(1, written)).toBe(address);
  });
});

import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal';

const statusOf = (address: string, method = 'GET') =>
  refusalOf(method, new URL(`http://localhost${address}`))?.status;

describe('refusalOf', () => {
  it.each(['/', '/en', '/en/', '/en/characters.data', '/data/0123/en/characters/seele.json?x=1'])(
    'lets %s through',
    (address) => expect(statusOf(address)).toBeUndefined(),
  );

  it('draws the line at 512 characters and at twelve parts', () => {
    expect(statusOf(`/${'a'.repeat(511)}`)).toBeUndefined();
    expect(statusOf(`/${'a'.repeat(512)}`)).toBe(414);
    expect(statusOf('/a'.repeat(12))).toBeUndefined();
    expect(statusOf('/a'.repeat(13))).toBe(414);
    expect(statusOf(`/en?q=${'a'.repeat(2046)}`)).toBe(414);
  });

  it.each(['/en/%00', '/en/%0d%0aSet-Cookie:a=b', '/en/%E0%A4%A', '/en/%', '/en/%c0%ae'])(
    'reads no %s',
    (address) => expect(statusOf(address)).toBe(400),
  );

  it('refuses an address that a redirect would read as a host, and a call with an empty part', () => {
    expect(statusOf('//evil.example/character/1102')).toBe(404);
    expect(statusOf('/api//v1/health')).toBe(404);
    expect(statusOf('/en//characters')).toBeUndefined();
  });

  it('lets pages be read only; what calls take is up to each call', () => {
    expect(refusalOf('POST', new URL('http://localhost/en'))).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
    expect(statusOf('/en', 'HEAD')).toBeUndefined();
    expect(statusOf('/api/v1/health', 'POST')).toBeUndefined();
    expect(statusOf('/apiary', 'POST')).toBe(405);
  });
});

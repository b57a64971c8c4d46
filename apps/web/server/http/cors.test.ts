import { describe, expect, it } from 'vitest';
import { corsPolicy } from './cors';

const shared = corsPolicy({
  siteUrl: 'https://trailbook.example',
  origins: ['https://friend.example'],
});
const allowed = (method: string, path: string, origin: string) => {
  const request = new Request(`http://localhost/api/v1/${path}`, {
    method,
    headers: { Origin: origin },
  });
  return new Map(shared.headers(request)).get('Access-Control-Allow-Origin') ?? null;
};
const preflight = (asked: string, path: string, origin: string) =>
  shared.preflight(
    new Request(`http://localhost/api/v1/${path}`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': asked },
    }),
  );

describe('pages of elsewhere', () => {
  it('may read what is public', () => {
    expect(allowed('GET', 'warp_fetch/11', 'https://anyone.example')).toBe('*');
    expect(preflight('GET', 'warp_fetch/11', 'https://anyone.example').status).toBe(204);
  });

  it('post, and get a state for it, only where they are ours or in the settings', () => {
    for (const [method, path] of [
      ['POST', 'warp/import'],
      ['GET', 'state'],
    ] as const) {
      expect(allowed(method, path, 'https://anyone.example')).toBeNull();
      for (const origin of [
        'app://trailbook',
        'https://trailbook.example',
        'https://friend.example',
      ]) {
        expect(allowed(method, path, origin)).toBe(origin);
      }
    }
    const refused = preflight('POST', 'warp/import', 'https://anyone.example');
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const granted = preflight('POST', 'warp/import', 'https://friend.example');
    expect(granted.headers.get('Access-Control-Allow-Headers')).toContain('X-SRS-Verify');
    expect(granted.headers.get('Access-Control-Allow-Origin')).toBe('https://friend.example');
  });
});

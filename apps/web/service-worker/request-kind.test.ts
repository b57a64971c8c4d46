import { describe, expect, it } from 'vitest';
import { requestKind } from './request-kind.ts';

const site = { origin: 'https://site.test', assetsUrl: 'https://cdn.test/game' };
const kind = (path: string, request: Partial<Parameters<typeof requestKind>[0]> = {}) =>
  requestKind(
    {
      url: new URL(path, site.origin).href,
      ...{ method: 'GET', mode: 'cors', destination: '', ...request },
    },
    site,
  );

describe('a request', () => {
  it.each([
    ['a page', '/en/planner', 'page'],
    ['the entry', '/', 'page'],
  ])('for %s that is gone to', (_what, path, expected) => {
    expect(kind(path, { mode: 'navigate' })).toBe(expected);
  });

  it.each([
    ['the data of a page', '/en/planner.data?_routes=routes%2Fplanner', 'data'],
    ['a file of the build', '/assets/framework-abc.js', 'asset'],
    ['a table under its hash', '/data/AbCdEfGhIjKl/en/planner.json', 'table'],
    ['a file that is always the newest', '/data/en/search.json', 'file'],
  ])('for %s', (_what, path, expected) => {
    expect(kind(path)).toBe(expected);
  });

  it('for a picture of another host', () => {
    expect(kind('https://cdn.test/game/a.webp', { destination: 'image' })).toBe('picture');
    expect(kind('https://other.test/a.webp', { destination: 'image' })).toBe(undefined);
  });

  it('for a picture that the site has itself, and not for a clip, which comes in parts', () => {
    const ofOwn = (path: string, destination: string) =>
      requestKind(
        { url: site.origin + path, ...{ method: 'GET', mode: 'no-cors', destination } },
        { ...site, assetsUrl: '/assets' },
      );
    expect(ofOwn('/assets/SpriteOutput/a.webp', 'image')).toBe('picture');
    expect(ofOwn('/assets/Voice/en/1.mp3', 'audio')).toBe(undefined);
    expect(ofOwn('/assets/framework-abc.js', 'script')).toBe('asset');
  });

  it.each([
    ['a call', '/api/v1/warp_overview', {}],
    ['a call that is opened', '/api/v1/docs', { mode: 'navigate' }],
    ['what a sign-in comes back with', '/oauth?code=a', { mode: 'navigate' }],
    ['the same below a language', '/en/oauth?code=a', { mode: 'navigate' }],
    ['the release', '/deployment.log', {}],
    ['a file that is opened', '/sitemap.xml', { mode: 'navigate' }],
    ['data that is kept apart', '/en/relics.data?kept', {}],
    ['something sent', '/en/planner', { method: 'POST', mode: 'navigate' }],
  ])('is left to the network: %s', (_what, path, request) => {
    expect(kind(path, request)).toBe(undefined);
  });
});

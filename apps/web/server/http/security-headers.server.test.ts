import { expect, it } from 'vitest';
import { contentSecurityPolicy, NO_HOSTS, securityHeaders } from './security-headers.server';

const NOTHING_OWN = { scripts: [], styles: [] };

it('scripts and styles come from us, or are the very ones that a page was drawn with', () => {
  const policy = contentSecurityPolicy(NO_HOSTS, { scripts: ['abc='], styles: ['def='] });
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
});

it('pictures and voices may come from the assets base, nothing else may', () => {
  const policy = contentSecurityPolicy(
    { ...NO_HOSTS, assetsUrl: 'https://cdn.example/hsr/' },
    NOTHING_OWN,
  );
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example;/);
  expect(policy).toMatch(/media-src [^;]*https:\/\/cdn\.example;/);
  expect(policy.match(/cdn\.example/g)).toHaveLength(2);
});

it('pictures that the site serves itself need no other host', () => {
  const own = contentSecurityPolicy({ ...NO_HOSTS, assetsUrl: '/assets' }, NOTHING_OWN);
  expect(own).toBe(contentSecurityPolicy(NO_HOSTS, NOTHING_OWN));
});

it('no other host is allowed unless an operator names it', () => {
  expect(contentSecurityPolicy(NO_HOSTS, NOTHING_OWN)).not.toMatch(/https?:/);
});

it('a provider of ads may bring scripts, frames and pictures; counters are only called', () => {
  const hosts = {
    ...NO_HOSTS,
    adsScript: 'https://ads.example/tag.js',
    adsHosts: ['https://frames.example'],
    analyticsUrl: 'https://count.example/visit',
    errorDsn: 'https://key@errors.example/42',
  };
  const policy = contentSecurityPolicy(hosts, NOTHING_OWN);
  const of = (name: string) => policy.split('; ').find((rule) => rule.startsWith(name));
  expect(of('script-src ')).toBe("script-src 'self' https://ads.example https://frames.example");
  expect(of('frame-src')).toBe("frame-src 'self' https://ads.example https://frames.example");
  expect(of('connect-src')).toBe(
    "connect-src 'self' https://count.example https://errors.example https://ads.example https://frames.example",
  );
  expect(policy).not.toContain('key@');
});

it('pages ask Drive where an operator has set it up, and withdraw access where no server does', () => {
  const drive = { clientId: 'ours', clientSecret: 'a secret', url: null };
  const callsOf = (hosts: object) =>
    contentSecurityPolicy({ ...NO_HOSTS, ...hosts }, NOTHING_OWN)
      .split('; ')
      .find((rule) => rule.startsWith('connect-src'));
  expect(callsOf({ drive })).toBe("connect-src 'self' https://www.googleapis.com");
  expect(callsOf({ drive: { ...drive, clientSecret: null } })).toBe(
    "connect-src 'self' https://www.googleapis.com https://oauth2.googleapis.com",
  );
  const policy = contentSecurityPolicy({ ...NO_HOSTS, drive }, NOTHING_OWN);
  expect(policy.match(/https:/g)).toHaveLength(1);
});

it('browsers hold to https where that is the public address', () => {
  const hstsOf = (siteUrl: string | null) =>
    new Map(securityHeaders({ ...NO_HOSTS, siteUrl })).get('Strict-Transport-Security');
  expect(hstsOf('https://trailbook.example')).toBe('max-age=31536000');
  expect([hstsOf('http://localhost:3000'), hstsOf(null)]).toEqual([undefined, undefined]);
});

import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.server';

it('scripts and styles come from us, or are the very ones that a page was drawn with', () => {
  const policy = contentSecurityPolicy(null, { scripts: ['abc='], styles: ['def='] });
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
});

it('pictures and voices may come from the assets base, nothing else may', () => {
  const policy = contentSecurityPolicy('https://cdn.example/hsr/', { scripts: [], styles: [] });
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example;/);
  expect(policy).toMatch(/media-src [^;]*https:\/\/cdn\.example;/);
  expect(policy.match(/cdn\.example/g)).toHaveLength(2);
});

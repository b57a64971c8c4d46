import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.server';

it('scripts run only from us, or are the very ones that a page was drawn with', () => {
  const policy = contentSecurityPolicy(null, ['abc=']);
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('pictures and voices may come from the assets base, nothing else may', () => {
  const policy = contentSecurityPolicy('https://cdn.example/hsr/', []);
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example;/);
  expect(policy).toMatch(/media-src [^;]*https:\/\/cdn\.example;/);
  expect(policy.match(/cdn\.example/g)).toHaveLength(2);
});

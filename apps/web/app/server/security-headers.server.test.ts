import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.server';

it('scripts run only from us or with the nonce of the answer', () => {
  const policy = contentSecurityPolicy('abc', null);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('pictures and voices may come from the assets base, nothing else may', () => {
  const policy = contentSecurityPolicy('abc', 'https://cdn.example/hsr/');
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example;/);
  expect(policy).toMatch(/media-src [^;]*https:\/\/cdn\.example;/);
  expect(policy.match(/cdn\.example/g)).toHaveLength(2);
});

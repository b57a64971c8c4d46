import { expect, it } from 'vitest';
import { unhurriedModules } from './unhurried-modules.server';

it('asks for modules after all else, and leaves what only speaks of them', () => {
  const page =
    '<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/b.woff2"/>' +
    '<p>&lt;link rel="modulepreload"</p><link rel="modulepreload" href="/c.js"/>';
  expect(unhurriedModules(page)).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="preload" href="/b.woff2"/>' +
      '<p>&lt;link rel="modulepreload"</p><link rel="modulepreload" fetchpriority="low" href="/c.js"/>',
  );
});

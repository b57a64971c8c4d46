import { describe, expect, it } from 'vitest';
import { pagesOnly } from './pages-only.ts';

const listed = (routes: object) =>
  `window.__remixManifest=${JSON.stringify({ url: '/m.js', routes })};`;

describe('pagesOnly', () => {
  it('leaves out what is no page, and nothing else', () => {
    const pages = { root: { id: 'root' }, 'routes/home': { id: 'routes/home' } };
    expect(
      pagesOnly(listed({ ...pages, 'routes/api/v1/health': { id: 'routes/api/v1/health' } })),
    ).toBe(listed(pages));
  });

  it('stops where the framework writes another file', () => {
    expect(() => pagesOnly('export default {}')).toThrow('other words');
  });
});

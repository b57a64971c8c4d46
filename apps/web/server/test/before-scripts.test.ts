import { expect, it } from 'vitest';
import { builtSite } from './built-site';

const site = builtSite();

/** What makes pages quick; `e2e/site/speed.spec.ts` sees that a browser paints them first. */
it.each(['/en', '/en/characters', '/en/character/seele', '/en/planner'])(
  '%s has a browser ask for no script before it is painted',
  async (path) => {
    // What is in a template is asked for by nothing but the page's first script.
    const atOnce = (await site.html(path)).replace(/<template[\s\S]*?<\/template>/g, '');
    expect(atOnce).not.toMatch(/rel="modulepreload"|as="(?:script|fetch)"|<script[^>]*\ssrc=/);
    expect(atOnce).not.toMatch(/<script[^>]*type="module"/);
  },
);

import { describe, expect, it } from 'vitest';
import { afterPaint } from './after-paint.server';

const SCRIPT = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";

window.__remixRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-4.js");`;

const page = (script = SCRIPT) =>
  '<link rel="preload" as="font" href="/a.woff2"/>' +
  '<link rel="preload" as="fetch" crossorigin="anonymous" href="/data.json"/>' +
  '<p>&lt;link rel="modulepreload"</p><link rel="modulepreload" href="/b.js"/>' +
  `<script nonce="1" type="module" async="">${script}</script>`;

describe('afterPaint', () => {
  it('has what the page comes alive with asked for later, and leaves what only speaks of it', () => {
    expect(afterPaint(page())).toContain(
      '<link rel="preload" as="font" href="/a.woff2"/>' +
        '<link rel="later" as="fetch" crossorigin="anonymous" href="/data.json"/>' +
        '<p>&lt;link rel="modulepreload"</p><link rel="later" href="/b.js"/>',
    );
  });

  it('has nothing imported before the paint, and everything in its order after it', () => {
    const script = /async="">([^<]*)</.exec(afterPaint(page()))?.[1] ?? '';
    expect(script).not.toMatch(/^import(?!\()/m);
    expect(script).toMatch(/^await new Promise\(painted=>/);
    expect(script.slice(script.indexOf('await import("'))).toBe(
      `await import("/assets/manifest-1.js");
const route0=await import("/assets/root-2.js");
const route1=await import("/assets/home-3.js");

window.__remixRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-4.js");`,
    );
  });

  it('leaves what starts the page for the end', () => {
    expect(afterPaint(page())).toContain('getAttribute("href")!=="/assets/entry.client-4.js"');
  });

  it('fails where a page is started in another way', () => {
    expect(() => afterPaint('<script type="module">go()</script>')).toThrow('another way');
    expect(() => afterPaint(page('start();'))).toThrow('another script');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameBrowser } from './framing.ts';

const page: { theme?: string; themeBy?: string } = {};
const metas = [
  { dataset: { of: 'night' }, media: '' },
  { dataset: { of: 'day' }, media: '' },
];
/** What the script does when the page's theme has changed. */
let changed: () => void;

beforeEach(() => {
  Object.assign(page, { theme: 'night', themeBy: undefined });
  vi.stubGlobal('document', {
    documentElement: { dataset: page },
    querySelectorAll: () => metas,
  });
  class Observer {
    observe = () => undefined;
    constructor(callback: () => void) {
      changed = callback;
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  frameBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const media = () => metas.map((meta) => meta.media);
const AS_THE_SYSTEM = ['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)'];

describe("the browser's frame", () => {
  it('follows the system until a theme is chosen', () => {
    expect(media()).toEqual(AS_THE_SYSTEM);
  });

  it('follows the theme that is chosen by hand, and the system again after', () => {
    Object.assign(page, { theme: 'day', themeBy: 'reader' });
    changed();
    expect(media()).toEqual(['not all', 'all']);
    Object.assign(page, { theme: 'night' });
    changed();
    expect(media()).toEqual(['all', 'not all']);
    Object.assign(page, { themeBy: 'system' });
    changed();
    expect(media()).toEqual(AS_THE_SYSTEM);
  });
});

import { describe, expect, it } from 'vitest';
import type { WorkerFacts } from './facts.ts';
import { offlineLanguage, offlinePage } from './offline-page.ts';

const texts = (tag: string) => ({
  tag,
  title: `T ${tag}`,
  text: 'x',
  atHand: 'At hand',
  retry: 'R',
});
const facts: WorkerFacts = {
  ...{ release: 'one', assetsUrl: null, start: [], parts: [], pages: [], rows: [] },
  languages: { en: { files: [], texts: texts('en') }, jp: { files: [], texts: texts('ja') } },
};
const shown = async (path: string, atHand: readonly { path: string; name: string }[] = []) =>
  (await offlinePage(facts, { language: offlineLanguage(path, facts), atHand })).text();

/** Source: WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('in place of a page that is not stored', () => {
  it('says what is the matter, in the language of its address', async () => {
    expect(await shown('/jp/relics')).toContain('<html lang="ja">');
    expect(await shown('/nowhere')).toContain('<html lang="en">');
  });

  it('links to what can be opened', async () => {
    const html = await shown('/en/relics', [{ path: '/en/planner', name: 'Plan & more' }]);
    expect(html).toContain('<a href="/en/planner">Plan &amp; more</a>');
  });

  it('links to itself, without a heading over an empty list', async () => {
    const html = await shown('/en/relics');
    expect(html).toContain('<a class="retry" href="">');
    expect(html).not.toContain('At hand');
  });

  it('is in the reader’s language where the address has none', () => {
    expect(offlineLanguage('/planner', facts, 'jp')).toBe('jp');
    expect(offlineLanguage('/en/planner', facts, 'jp')).toBe('en');
    expect(offlineLanguage('/planner', facts, 'toString')).toBe('en');
  });

  it('has the theme that the reader has chosen', async () => {
    const htmlOf = async (theme?: string) =>
      (await offlinePage(facts, { language: 'en', atHand: [], theme })).text();
    expect(await htmlOf('day')).toContain('<html lang="en" data-theme="day">');
    expect(await htmlOf()).toContain('<html lang="en">');
    expect(await htmlOf('"><script>')).toContain('<html lang="en">');
  });

  it('shows where the focus is, by day and by night', async () => {
    const html = await shown('/en/relics');
    const [, ...grounds] = /background:light-dark\((#\w+),(#\w+)\)/.exec(html) ?? [];
    const [, ...lines] = /outline:2px solid light-dark\((#\w+),(#\w+)\)/.exec(html) ?? [];
    expect(lines.map((line, theme) => contrast(line, grounds[theme] ?? line) >= 3)).toEqual([
      true,
      true,
    ]);
  });

  it('the policy allows its own style and nothing else', async () => {
    const { headers } = await offlinePage(facts, { language: 'en', atHand: [] });
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='$/,
    );
  });
});

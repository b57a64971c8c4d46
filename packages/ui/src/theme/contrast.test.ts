import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const TOKEN = /--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g;

/** How bright each role is, by day and by night. */
const tokens = new Map(
  [...css.matchAll(TOKEN)].map(([, name = '', day = '', night = '']) => [
    name,
    { day: luminance(day), night: luminance(night) },
  ]),
);

const GROUNDS = ['ground', 'surface', 'raised'];
const WASHED = [...GROUNDS, 'lamp-wash'];
const named = (beginning: string) =>
  [...tokens.keys()].filter((name) => name.startsWith(beginning));
const RARITIES = named('rarity-');
const SIGNALS = named('signal-');
const ELEMENTS = named('element-');

/** Source: https://bottosson.github.io/posts/oklab, and relative luminance of WCAG 2.2. */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (part: number) => Math.min(1, Math.max(0, part));
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Those of them that stand out less than they must from one of the grounds. */
function tooFaint(names: readonly string[], grounds: readonly string[], least: number): string[] {
  return names.flatMap((name) =>
    grounds.flatMap((ground) =>
      (['day', 'night'] as const).flatMap((theme) => {
        const [one, other] = [tokens.get(name)?.[theme] ?? 0, tokens.get(ground)?.[theme] ?? 0];
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return contrast < least ? [`${name} on ${ground} by ${theme}: ${contrast.toFixed(2)}`] : [];
      }),
    ),
  );
}

describe('the colours of both themes', () => {
  it('are known of every role', () => {
    expect(tokens.get('lamp')).toBeDefined();
    expect([RARITIES.length, SIGNALS.length, ELEMENTS.length]).toEqual([5, 3, 7]);
  });

  it('let every word be read on every ground that it stands on', () => {
    const inks = ['ink', 'ink-soft', 'ink-faint', 'lamp'];
    expect([
      ...tooFaint(inks, WASHED, 4.5),
      ...tooFaint([...SIGNALS, ...RARITIES], GROUNDS, 4.5),
      ...tooFaint(['lamp-ink'], ['lamp'], 4.5),
    ]).toEqual([]);
  });

  it('let every sign and the edge of every field be seen', () => {
    expect(tooFaint(['line-strong', ...RARITIES, ...ELEMENTS, ...SIGNALS], WASHED, 3)).toEqual([]);
  });
});

import type { FiveStar, Outcome } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, type LayoutName } from './layouts.ts';
import { paintShare, type ShareModel } from './paint-share.ts';

interface Written {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A canvas that notes what is written on it; a letter is half as wide as high. */
function drawn(model: ShareModel, layout: LayoutName): Written[] {
  const written: Written[] = [];
  const sizeOf = (font: string) => Number(/(\d+(\.\d+)?)px/.exec(font)?.[1]);
  const context = new Proxy({ font: '' } as { font: string; [property: string]: unknown }, {
    get: (own, key: string) => {
      if (key === 'measureText')
        return (text: string) => ({ width: (text.length * sizeOf(own.font)) / 2 });
      if (key === 'fillText')
        return (text: string, x: number, y: number) =>
          written.push({ text, x, y, size: sizeOf(own.font) });
      return own[key] ?? (() => undefined);
    },
  });
  const palette = { colour: (token: string) => token, text: 'sans', display: 'sans' };
  paintShare(context as unknown as CanvasRenderingContext2D, model, { layout, palette });
  return written.filter(({ text }) => text !== '');
}

const NAMES = ['Blade', 'Dan Heng • Imbibitor Lunae', 'Long May Rainbows Adorn the Sky', '刃'];

function modelOf(count: number): ShareModel {
  const outcomes: Outcome[] = ['won', 'lost', 'guaranteed'];
  return {
    title: 'Light Cone Collaboration Warp',
    figures: [
      { label: 'Total warps', value: '2,973' },
      { label: 'Average pity', value: '62.3', of: '5★ counted: 12' },
      { label: 'Win rate', value: '65.5%', of: '29 won of 44' },
    ],
    fiveStars: Array.from({ length: count }, (_, at) => {
      const outcome = outcomes[at % 3] as Outcome;
      return { pull: { itemId: at }, pity: 60, atLeast: 60, outcome } as FiveStar;
    }),
    more: { pulls: 7, isWhole: true },
    thing: () => undefined,
    name: (itemId) => NAMES[itemId % NAMES.length] ?? '',
    took: ({ atLeast }) => String(atLeast),
    tag: 'en',
    day: 'As of Nov 27, 2026',
    notes: ['Win rate: how many 5★ were featured, of those that could be lost'],
    outcome: (outcome) => outcome,
    earlier: (left) => `Earlier: ${left}`,
    wait: { pity: '7', limit: 80, ofLimit: 'of 80 at most' },
  };
}

// Rule W43.
describe.each(['wide', 'square', 'tall'] as const)('a shared image, %s', (layout) => {
  const { width, height } = LAYOUTS[layout];

  it('writes the name of each 5★ right under the one before its pity', () => {
    const written = drawn(modelOf(4), layout);
    const all = written.map(({ text }) => text).join(' ');
    for (const name of NAMES) expect(all).toContain(name);
    const [name, pity] = [
      written.findIndex(({ text }) => text === 'Blade'),
      written.findIndex(({ text }) => text === '60'),
    ];
    expect(written[pity]?.y).toBeGreaterThan(written[name]?.y ?? height);
  });

  it.each([0, 1, 4, 20, 90])('has no letters smaller than 12 px at 600: %i 5★s', (count) => {
    const written = drawn(modelOf(count), layout);
    const smallest = Math.min(...written.map(({ size }) => size));
    expect((smallest * 600) / width).toBeGreaterThanOrEqual(12);
    for (const { x, y } of written) {
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
  });

  it('tells how many had no room', () => {
    const written = drawn(modelOf(200), layout).map(({ text }) => text);
    const shown = written.filter((text) => text === '60').length;
    expect(shown).toBeGreaterThan(5);
    expect(written).toContain(`Earlier: ${200 - shown}`);
    expect(drawn(modelOf(4), layout).some(({ text }) => text.startsWith('Earlier'))).toBe(false);
  });

  it('tells before the first 5★ how far it is', () => {
    const written = drawn(modelOf(0), layout).map(({ text }) => text);
    expect(written).toContain('7');
    expect(written).toContain('of 80 at most');
  });
});

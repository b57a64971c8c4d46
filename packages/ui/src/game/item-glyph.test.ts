import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dropOf } from './item-glyph.tsx';

const items: { readonly id: number; readonly purpose: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/items.json'), 'utf8'),
);

it('no two drops of ascensions look alike', () => {
  const drops = items.filter(({ purpose }) => purpose === 'characterAscension');
  expect(drops.length).toBeGreaterThan(20);
  expect(new Set(drops.map(({ id }) => dropOf(id))).size).toBe(drops.length);
});

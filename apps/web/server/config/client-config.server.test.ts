import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClientConfig } from './client-config.server';

const file = join(mkdtempSync(join(tmpdir(), 'trailbook-config-')), 'client.json');
const read = (value: unknown) => {
  writeFileSync(file, JSON.stringify(value));
  return readClientConfig(file);
};

describe('red dots and promotions', () => {
  it('are the dots of Rule S4 and no promotion without a file', () => {
    expect(readClientConfig(null)).toEqual({
      reddot: ['char_v37', 'warp-luocha', 'calculator', 'achieve'],
      promotions: {},
    });
  });

  it('come from the file, promotions by their id', () => {
    const one = {
      id: 'DONATOV_20250430',
      place: 'planner-support',
      href: 'https://example.com/',
      text: { en: 'Help us', de: 'Helft uns' },
    };
    expect(read({ reddot: [], promotions: [one] })).toEqual({
      reddot: [],
      promotions: { [one.id]: one },
    });
    expect(read({}).reddot).toHaveLength(4);
  });

  it.each([
    [{ reddot: ['<b>'] }],
    [
      {
        promotions: [
          { id: 'a', place: 'elsewhere', href: 'https://a.example/', text: { en: 'a' } },
        ],
      },
    ],
    [{ promotions: [{ id: 'a', place: 'warp-share', href: 'javascript:1', text: { en: 'a' } }] }],
    [
      {
        promotions: [
          { id: 'a', place: 'warp-share', href: 'https://a.example/', text: { de: 'a' } },
        ],
      },
    ],
    [{ dots: [] }],
  ])('stop the start where they cannot be meant: %j', (value) => {
    expect(() => read(value)).toThrow(/^CLIENT_CONFIG /);
  });
});

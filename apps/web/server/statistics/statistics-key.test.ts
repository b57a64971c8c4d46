import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { statisticsKey } from './statistics-key';

describe('the key that accounts are hashed with', () => {
  let storeFolder: string;

  beforeEach(() => {
    storeFolder = mkdtempSync(join(tmpdir(), 'trailbook-key-'));
    return () => rmSync(storeFolder, { recursive: true });
  });

  const keyOf = () => statisticsKey({ statisticsKey: null, storeFolder });

  it('is made once, whole, and nothing is left beside it', () => {
    const made = keyOf();
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(keyOf()).toBe(made);
    expect(readdirSync(storeFolder)).toEqual(['statistics.key']);
  });

  it.each(['', '\n', 'half of it'])('is not %j, which a full disk or a kill may leave', (left) => {
    writeFileSync(join(storeFolder, 'statistics.key'), left);
    expect(keyOf).toThrow(/statistics\.key holds no whole key/);
  });
});

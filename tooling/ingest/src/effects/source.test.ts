import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEffects } from './source.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'effects-'));
  for (const kind of ['characters', 'lightcones', 'relics']) mkdirSync(join(folder, kind));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, file: unknown) =>
  writeFileSync(join(folder, name), typeof file === 'string' ? file : JSON.stringify(file));

describe('a mistake in what is written', () => {
  it('is told with file, place and rule', () => {
    write('characters/1001.json', {
      skills: { 100101: { effects: [{ do: 'damage', to: 'enemy', amount: '#1% attack' }] } },
    });
    expect(() => readEffects(folder)).toThrow(
      'characters/1001.json at skills.100101.effects.0.amount: an amount is terms',
    );
  });

  it('is a word that is not of the vocabulary', () => {
    write('lightcones/20000.json', { effects: [{ do: 'up', stat: 'luck' }] });
    expect(() => readEffects(folder)).toThrow('lightcones/20000.json at effects.0.stat');
  });

  it('is a file that is no JSON', () => {
    write('relics/101.json', '{');
    expect(() => readEffects(folder)).toThrow(/^relics\/101\.json: /);
  });
});

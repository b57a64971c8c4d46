import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileEffects, toEffectsJson } from './compile.ts';
import { formatEffects } from './format.ts';
import { EFFECTS_FOLDER, readEffects } from './source.ts';
import { readTables } from './tables.ts';

const data = join(import.meta.dirname, '../../../../data');

describe('the written effects', () => {
  const written = readEffects();

  it('are what data/effects.json holds; pnpm effects makes it', () => {
    const compiled = toEffectsJson(compileEffects(written, readTables(data)));
    expect(readFileSync(join(data, 'effects.json'), 'utf8') === compiled).toBe(true);
  });

  it('stand in their one form', () => {
    const untidy = Object.entries(written).flatMap(([kind, files]) =>
      [...files].flatMap(([id, file]: [number, unknown]) => {
        const text = readFileSync(join(EFFECTS_FOLDER, kind, `${id}.json`), 'utf8');
        return text === formatEffects(file) ? [] : [`${kind}/${id}.json`];
      }),
    );
    expect(untidy).toEqual([]);
  });

  it('hold no word of a sentence: only the vocabulary and figures', () => {
    const strange = Object.entries(written).flatMap(([kind, files]) =>
      [...files].flatMap(([id, file]: [number, unknown]) =>
        /[^\x20-\x7e]/.test(JSON.stringify(file)) ? [`${kind}/${id}.json`] : [],
      ),
    );
    expect(strange).toEqual([]);
  });
});

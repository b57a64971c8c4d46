import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@trailbook/core/dataset';
import {
  type Effect,
  effectLine,
  lineText,
  type Speech,
  TERMS,
} from '@trailbook/core/internal/effects';
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

describe.each(LANGUAGES)('told in %s', (language) => {
  const speech: Speech = {
    language,
    terms: TERMS[language],
    stat: (stat) => stat.toUpperCase(),
    element: (element) => element.toUpperCase(),
    path: (path) => path.toUpperCase(),
    character: (id) => `N° ${id}`,
  };

  it('no written effect misses a word', () => {
    const params = Array.from({ length: 30 }, (_, index) => index + 1);
    const faults = allEffects()
      .map((effect) => lineText(language, effectLine(speech, effect), params))
      .filter((text) => /undefined|[{}#]|^$/.test(text));
    expect(faults).toEqual([]);
  });
});

/** Also those that nobody has read yet. */
function allEffects(): Effect[] {
  const effects: Effect[] = [];
  JSON.parse(
    JSON.stringify(Object.values(readEffects()).flatMap((files) => [...files.values()])),
    (key, value) => {
      if (key === 'effects') effects.push(...value);
      return value;
    },
  );
  return effects;
}

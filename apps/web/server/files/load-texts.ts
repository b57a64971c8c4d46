import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextBooks } from '@trailbook/core/internal/dataset';
import {
  LANGUAGES,
  type Language,
  type Texts,
  textsSchema,
} from '@trailbook/core/internal/dataset';

/**
 * The game's sentences, where the operator's own dump was read for them (`pnpm ingest --with-text`). Most
 * sites have none: then pages show the figures alone.
 */
export function loadTexts(dataFolder: string): TextBooks {
  const folder = join(dataFolder, 'text');
  const loaded: Partial<Record<Language, Texts>> = {};
  for (const language of LANGUAGES) {
    const file = join(folder, `${language}.json`);
    if (existsSync(file)) loaded[language] = readTexts(file, language);
  }
  return loaded;
}

function readTexts(file: string, language: Language): Texts {
  try {
    return textsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `Game texts are damaged: data/text/${language}.json cannot be read (${(error as Error).message}). Run the ingest again.`,
    );
  }
}

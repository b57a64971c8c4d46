import type { DatasetJson } from '@trailbook/core/internal/dataset';
import { IngestError, openDump } from '@trailbook/ingest/dump';
import { ingest } from '@trailbook/ingest/ingest';
import type { DumpFolder } from './recognise.ts';

export interface ReadTexts {
  /** File name below `data/text/` to content. */
  readonly files: ReadonlyMap<string, string>;
  /** What cannot be read, in a sentence. */
  readonly fault?: string;
}

/** The game's sentences by language, as `pnpm ingest --with-text` reads them. */
export function readTexts(dumps: readonly DumpFolder[], { manifest }: DatasetJson): ReadTexts {
  if (dumps.length === 0) return { files: new Map() };
  try {
    // Sentences are the same under any version.
    const layers = dumps.map(({ folder }) => ({ folder, version: manifest.gameVersion }));
    return { files: ingest(openDump(...layers)).texts };
  } catch (error) {
    if (!(error instanceof IngestError)) throw error;
    return { files: new Map(), fault: error.message };
  }
}

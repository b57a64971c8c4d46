import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IngestError } from '../dump/dump.ts';
import { writeFiles } from '../write.ts';
import { compileEffects, toEffectsJson } from './compile.ts';
import { effectsCoverage, formatEffectsCoverage } from './coverage.ts';
import { formatEffects } from './format.ts';
import { placesOf } from './places.ts';
import { EFFECTS_FOLDER, readEffects } from './source.ts';
import { readTables } from './tables.ts';

/**
 * Checks the effects that are written below tooling/ingest/effects/, brings them into their one form, and makes
 * data/game/effects.json of them: what `pnpm ingest` does as well, without a dump.
 */
function main(): number {
  const data = join(import.meta.dirname, '../../../../data');
  const parts = readTables(data);
  try {
    const written = readEffects();
    for (const [kind, files] of Object.entries(written)) {
      for (const [id, file] of files as ReadonlyMap<number, unknown>) {
        writeFileSync(join(EFFECTS_FOLDER, kind, `${id}.json`), formatEffects(file));
      }
    }
    const effects = compileEffects(written, parts);
    const changed = writeFiles(data, new Map([['game/effects.json', toEffectsJson(effects)]]));
    console.info(formatEffectsCoverage(effectsCoverage(written, placesOf(parts))));
    console.info(changed.length === 0 ? 'No byte changed.' : `Changed: ${changed.join(', ')}`);
    return 0;
  } catch (error) {
    if (!(error instanceof IngestError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = main();

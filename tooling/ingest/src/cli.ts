import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { IngestError, openDump } from './dump.ts';
import { curated, ingest } from './ingest.ts';
import { readOverlays } from './overlays.ts';
import { coverage, formatReport } from './report.ts';
import { writeFiles } from './write.ts';

const USAGE = `Makes data/ of a dump of the game's tables.

  pnpm ingest --dump DIR [--with-text] [--out DIR] [--game-version X.Y]
  pnpm ingest --dump DIR --report

  --dump          folder with ExcelOutput/ and TextMap/
  --with-text     also writes descriptions and lore to data/text/ (never committed)
  --report        writes nothing; says how many things of each kind have a name in each language
  --out           another folder than data/
  --game-version  the version of the dump, if it is another than that of the committed data
`;

function main(): number {
  const { values } = parseArgs({
    options: {
      dump: { type: 'string' },
      'with-text': { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      out: { type: 'string', default: join(import.meta.dirname, '../../../data') },
      'game-version': { type: 'string' },
    },
  });
  if (!values.dump) {
    console.error(USAGE);
    return 2;
  }
  const version =
    values['game-version'] ?? curated('dump', z.object({ gameVersion: z.string() })).gameVersion;
  try {
    const result = ingest(openDump(resolve(values.dump)), version, readOverlays());
    if (values.report) {
      console.info(formatReport(coverage(result.named, result.names), result.disagreements));
      return 0;
    }
    const changed = writeFiles(values.out, result.files);
    if (values['with-text']) writeFiles(join(values.out, 'text'), result.texts);
    for (const loss of result.losses) console.warn(loss);
    for (const [kind, count] of Object.entries(result.manifest.counts)) {
      console.info(`${String(count).padStart(6)} ${kind}`);
    }
    console.info(changed.length === 0 ? 'No byte changed.' : `Changed: ${changed.join(', ')}`);
    return 0;
  } catch (error) {
    if (!(error instanceof IngestError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = main();

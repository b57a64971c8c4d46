import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareVersions } from '@trailbook/core/internal/dataset';
import { IngestError, openDump } from './dump/dump.ts';
import { formatEffectsCoverage } from './effects/coverage.ts';
import { readEffects } from './effects/source.ts';
import { committedVersions, ingest } from './ingest.ts';
import { formatNews, newsOf, readerOf, versionIn } from './news.ts';
import { readOverlays } from './overlays.ts';
import { coverage, formatReport } from './report.ts';
import { copyWords, writeFiles } from './write.ts';

const USAGE = `Makes data/ of dumps of the game's tables.

  pnpm ingest --dump DIR [--dump DIR …] [--with-text] [--out DIR] [--game-version X.Y …] [--older]
  pnpm ingest --dump DIR [--dump DIR …] --report

  --dump          folder with ExcelOutput/ and TextMap/; each further one is laid over those before it:
                  it adds rows and texts, and replaces those of the same key
  --with-text     also writes descriptions and lore to data/text/ (never committed)
  --report        writes nothing; says how many things of each kind have a name in each language,
                  of how many it is written what they do, and what is new, changed and gone
  --out           another folder than data/
  --game-version  the version of each dump in turn, if they are others than those of the committed data
  --older         takes in a version older than that of the data that are there
`;

function main(): number {
  const { values } = parseArgs({
    options: {
      dump: { type: 'string', multiple: true, default: [] },
      'with-text': { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      out: { type: 'string', default: join(import.meta.dirname, '../../../data') },
      older: { type: 'boolean', default: false },
      'game-version': { type: 'string', multiple: true, default: committedVersions() },
    },
  });
  const folders = values.dump.map((folder) => resolve(folder));
  const versions = values['game-version'];
  if (folders.length === 0) {
    console.error(USAGE);
    return 2;
  }
  if (versions.length !== folders.length) {
    console.error(
      `${folders.length} dumps, but ${versions.length} versions (${versions.join(', ')}):`,
    );
    console.error('say --game-version once for each --dump.');
    return 2;
  }
  const there = versionIn(values.out);
  const version = versions.at(-1) as string;
  if (
    !values.older &&
    !values.report &&
    there !== undefined &&
    compareVersions(version, there) < 0
  ) {
    console.error(
      `The data are of ${there}, the dump is of ${version}: --older takes it in all the same.`,
    );
    return 1;
  }
  try {
    const dump = openDump(
      ...folders.map((folder, place) => ({ folder, version: versions[place] as string })),
    );
    const result = ingest(dump, readOverlays(), readEffects());
    const made = (file: string) => JSON.parse(result.files.get(file) ?? 'null') ?? undefined;
    const news = formatNews(newsOf(readerOf(values.out), made));
    if (values.report) {
      console.info(formatReport(coverage(result.named, result.names), result.disagreements));
      console.info(`\n${formatEffectsCoverage(result.effects)}`);
      console.info(`\n${news}`);
      return 0;
    }
    const changed = writeFiles(values.out, result.files);
    copyWords(values.out);
    if (values['with-text']) writeFiles(join(values.out, 'text'), result.texts);
    for (const loss of result.losses) console.warn(loss);
    for (const { name, version, added, replaced } of dump.changes()) {
      console.info(`${version} ${name}: ${added} added, ${replaced} replaced`);
    }
    for (const [kind, count] of Object.entries(result.manifest.counts)) {
      console.info(`${String(count).padStart(6)} ${kind}`);
    }
    const untold = result.effects.flatMap(({ missing }) =>
      missing.filter(({ why }) => why === 'unwritten'),
    );
    console.info(news);
    if (untold.length > 0) {
      console.info(
        `${untold.length} skills and the like have no effects written: --report names them.`,
      );
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

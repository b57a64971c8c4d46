import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareVersions } from '@trailbook/core/internal/dataset';
import { type Read, readerOf, versionIn } from './data-folder.ts';
import { IngestError, type Layer, openDump } from './dump/dump.ts';
import { formatEffectsCoverage } from './effects/coverage.ts';
import { readEffects } from './effects/source.ts';
import { committedVersions, ingest } from './ingest.ts';
import { formatNews, newsOf } from './news.ts';
import { readOverlays } from './overlays.ts';
import { coverage, formatReport } from './report.ts';
import { toldVersion } from './version.ts';
import { copyWords, OWN_DATA, writeFiles } from './write.ts';

const USAGE = `Makes data/ of dumps of the game's tables.

  pnpm ingest --dump DIR [--dump DIR …] [--with-text] [--out DIR] [--game-version X.Y …] [--older]
  pnpm ingest --dump DIR [--dump DIR …] --report

  --dump          folder with ExcelOutput/ and TextMap/; each further one is laid over those before it:
                  it adds rows and texts, and replaces those of the same key
  --with-text     also writes descriptions and lore to data/text/ (never committed)
  --report        writes nothing; says how many things of each kind have a name in each language,
                  of how many it is written what they do, and what is new, changed and gone
  --out           another folder than data/
  --game-version  the version of each dump in turn; without it the tables tell, as far as they do
  --older         takes in a version older than that of the data that are there
`;

function main(): number {
  const { values } = parseArgs({
    options: {
      dump: { type: 'string', multiple: true, default: [] },
      'with-text': { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      out: { type: 'string', default: OWN_DATA },
      older: { type: 'boolean', default: false },
      'game-version': { type: 'string', multiple: true, default: [] },
    },
  });
  const folders = values.dump.map((folder) => resolve(folder));
  const given = values['game-version'];
  if (folders.length === 0) {
    console.error(USAGE);
    return 2;
  }
  if (given.length > 0 && given.length !== folders.length) {
    console.error(`${folders.length} dumps, but ${given.length} versions (${given.join(', ')}):`);
    console.error('say --game-version once for each --dump.');
    return 2;
  }
  const before = readerOf(values.out);
  try {
    const there = versionIn(before);
    const layers = given.length > 0 ? layersOf(folders, given) : toldLayers(folders, before);
    const version = layers.at(-1)?.version ?? '';
    const isOlder = there !== undefined && compareVersions(version, there) < 0;
    if (isOlder && !values.older && !values.report) {
      console.error(
        `The data are of ${there}, the dump is of ${version}: --older takes it in all the same.`,
      );
      return 1;
    }
    const dump = openDump(...layers);
    const result = ingest(dump, readOverlays(), readEffects(), before);
    const made = (file: string) => JSON.parse(result.files.get(file) ?? 'null') ?? undefined;
    const missing = result.effects.flatMap((kind) => kind.missing);
    const news = formatNews(newsOf(before, made, missing));
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
    const untold = missing.filter(({ why }) => why !== 'silent');
    console.info(news);
    if (untold.length > 0) {
      console.info(
        `${untold.length} skills and the like have no effects written, or have other figures now: --report names them.`,
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

function layersOf(folders: readonly string[], versions: readonly string[]): Layer[] {
  return folders.map((folder, place) => ({ folder, version: versions[place] ?? '' }));
}

/** Layers below the last are no later than it; those that the committed data are made of keep their versions. */
function toldLayers(folders: readonly string[], before: Read): Layer[] {
  const known = versionIn(before) === undefined ? readerOf(OWN_DATA) : before;
  const told = toldVersion(openDump(...layersOf(folders, [])), known);
  if (told.isOlder) {
    console.info(`Taken for ${told.version}: it lacks ${told.lacks} things that the data have.`);
  } else if (told.brings > 0) {
    console.info(`Taken for ${told.version}: it has ${told.brings} things that the data have not.`);
  }
  const committed = committedVersions();
  return folders.map((folder, place) => {
    const own = place < folders.length - 1 ? committed[place] : undefined;
    const isKnown = own !== undefined && compareVersions(own, told.version) <= 0;
    return { folder, version: isKnown ? own : told.version };
  });
}

process.exitCode = main();

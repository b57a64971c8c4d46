import { resolve } from 'node:path';
import { readConfig } from '../server/config/config.ts';
import { backup, restore } from '../server/statistics/backup.ts';
import { partition } from '../server/statistics/database/partition.ts';
import type { Database } from '../server/statistics/database/tables.ts';
import { databasePlace, openDatabase, openExisting } from '../server/statistics/open-database.ts';
import { rebuild, verify } from '../server/statistics/recount.ts';
import { contributorNames, statisticsKey } from '../server/statistics/statistics-key.ts';
import {
  largestVaults,
  removeOlder,
  syncStorage,
  takenByAge,
} from '../server/statistics/sync-storage.ts';

const USAGE = `Looks after the global statistics, in the database that the site uses (DATABASE_URL or STORE_DIR).

  pnpm stats:verify         counts everything anew, and tells each counter that is another; ends with 1 for any
  pnpm stats:rebuild        makes all counters anew from the contributions, in one transaction
  pnpm stats:backup FILE    writes all contributions to a file, the same for either database
  pnpm stats:restore FILE   puts a backup in place of all that the database holds
  pnpm stats:partition [N]  divides the large tables of a PostgreSQL into N parts, 32 unless it is said
  pnpm stats:sync           tells what the files of players who sync by a key take, by age and by vault
  pnpm stats:sync DAYS remove
                            removes what nobody has looked at for so many days of the site being up, 30 at least
`;

/** Who is on holiday comes back. */
const LEAST_DAYS = 30;
/** How many vaults are named. */
const LARGEST = 10;
const MEGABYTE = 1024 ** 2;

/** How many differences are printed one by one. */
const TOLD = 50;
const [command, given, wish] = process.argv.slice(2);
const file = given && resolve(process.env.INIT_CWD ?? '.', given);
// The server's own: a folder named without its beginning is the same for both.
process.chdir(resolve(import.meta.dirname, '..'));

const config = readConfig(process.env);
/** Made where there is none: asked for only by what needs it. */
const names = () => contributorNames(statisticsKey(config));

const WORK: Readonly<Record<string, (database: Database) => Promise<number>>> = {
  async verify(database) {
    const { contributions, counters, deviations } = await verify(database);
    for (const { scope, kind, bucket, stored, counted } of deviations.slice(0, TOLD)) {
      console.info(`scope ${scope}, kind ${kind}, bucket ${bucket}: ${stored}, counted ${counted}`);
    }
    console.info(
      `${contributions} contributions, ${counters} counters, ${deviations.length} differences`,
    );
    return deviations.length > 0 ? 1 : 0;
  },
  async rebuild(database) {
    const { contributions } = await rebuild(database);
    console.info(`All counters were made anew from ${contributions} contributions.`);
    return 0;
  },
  async backup(database) {
    if (!file) return usage();
    console.info(`${await backup(database, file)} contributions are in ${file}.`);
    return 0;
  },
  async restore(database) {
    if (!file) return usage();
    console.info(`${await restore(database, file, names())} contributions were put in.`);
    return 0;
  },
  async partition(database) {
    const moved = await partition(database, given === undefined ? undefined : Number(given));
    console.info(`${moved} rows were moved.`);
    return 0;
  },
  async sync(database) {
    if (given === undefined) return tellSyncStorage(database);
    const days = Number(given);
    if (!(days >= LEAST_DAYS) || wish !== 'remove') return usage();
    console.info(`${await removeOlder(database, days)} vaults were removed.`);
    return 0;
  },
};

async function tellSyncStorage(database: Database): Promise<number> {
  const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
  const all = await syncStorage(database);
  console.info(`${all.vaults} vaults, ${megabytes(all.bytes)}`);
  for (const { days, vaults, bytes } of await takenByAge(database)) {
    console.info(`unused for ${days} days or more: ${vaults} vaults, ${megabytes(bytes)}`);
  }
  for (const { vault, files, bytes } of await largestVaults(database, LARGEST)) {
    console.info(`${vault}: ${files} files, ${megabytes(bytes)}`);
  }
  return 0;
}

function usage(): number {
  console.error(USAGE);
  return 2;
}

async function main(): Promise<number> {
  const work = WORK[command ?? ''];
  if (!work) return usage();
  const place = databasePlace(config);
  // A backup may go where nothing is yet.
  const database = await (command === 'restore' ? openDatabase : openExisting)(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});

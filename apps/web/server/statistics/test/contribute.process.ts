import { contribute } from '../contributions.ts';
import { fold } from '../fold.ts';
import { type DatabasePlace, openDatabase } from '../open-database.ts';
import { contributionsOf } from './histories.ts';

/** One of several processes that start at once on the same database, and give the same ten accounts. */
const ACCOUNTS = 10;
// Written by the test.
const place = JSON.parse(process.argv[2] ?? '') as DatabasePlace;
const database = await openDatabase(place);
for (let seed = 1; seed <= ACCOUNTS; seed++) {
  for (const contribution of contributionsOf(seed)) await contribute(database, contribution);
  await fold(database);
}
await database.close();

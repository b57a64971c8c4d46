import { contribute } from '../../server/statistics/contributions.ts';
import { fold } from '../../server/statistics/fold.ts';
import { type DatabasePlace, openDatabase } from '../../server/statistics/open-database.ts';
import { madeUpWorld } from './made-up-world.ts';

/** Contributes account after account, as told, until it is killed; says of each that it is kept. */
// Written by the benchmark.
const place = JSON.parse(process.argv[2] ?? '') as DatabasePlace;
const database = await openDatabase(place);
/** Contributions that run at once, as those of different players do. */
const AT_ONCE = 8;
const waiting: number[] = [];
let running = 0;

process.on('message', (seed: number) => {
  waiting.push(seed);
  next();
});
process.on('disconnect', () => process.exit(0));
setInterval(() => void fold(database).catch(() => undefined), 1000);
process.send?.('ready');

function next(): void {
  while (running < AT_ONCE && waiting.length > 0) {
    const seed = waiting.shift() ?? 0;
    running++;
    void give(seed).then(() => {
      process.send?.(seed);
      running--;
      next();
    });
  }
}

/** One banner type of one account, as one contribution. */
async function give(seed: number): Promise<void> {
  const histories = madeUpWorld(Math.floor(seed / 6)).account();
  const history = histories[seed % 6];
  if (!history) return;
  await contribute(database, {
    contributor: `load-${Math.floor(seed / 6)}`,
    type: history.type,
    pulls: history.pulls.map((pull, at) => ({ ...pull, id: String(10 ** 18 + at) })),
    markOf: (id) => id,
  });
}

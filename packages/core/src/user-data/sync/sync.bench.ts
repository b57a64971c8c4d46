import { test } from 'vitest';
import { Cloud, Device } from '../../../test/sync-world.ts';
import type { UserData } from '../index.ts';

const COUNT = 50_000;
const START = 1_795_000_000_000;
const DAY_MS = 86_400_000;
const TYPES = [1, 2, 11, 12];
/** Each takes seconds. */
const FEW = { iterations: 4, time: 0, warmupIterations: 0, warmupTime: 0 };

const pulls = Array.from({ length: COUNT }, (_, at) => ({
  id: String(1_700_000_000_000_000_000n + BigInt(at) * 7_654_321_987n),
  gachaId: 2003 + (at % 7),
  itemId: [20_000 + (at % 20), 1001 + (at % 13), 23_000 + (at % 9)][at % 3],
  time: new Date(START + at * 1_900_000).toISOString().slice(0, 19).replace('T', ' '),
  zone: 8,
}));

/** The first pulls of a player, by banner type. */
function history(count: number): UserData {
  return TYPES.map((type, at) => ({
    ...{ profile: 'default', name: `warps/600000001/${type}` },
    document: { version: 1, pulls: pulls.slice(0, count).filter((_, pull) => pull % 4 === at) },
  })) as never;
}

async function syncedForTheFirstTime() {
  const cloud = new Cloud();
  const device = new Device('a');
  device.edit(() => history(COUNT - 1));
  await device.sync(cloud, { now: START });
  return { cloud, device };
}

test(`a sync of ${COUNT} pulls`, { timeout: 120_000 }, async ({ bench }) => {
  const { cloud, device } = await syncedForTheFirstTime();
  // The first change of a day keeps a generation.
  device.edit(() => history(COUNT - 2));
  await device.sync(cloud, { now: START + DAY_MS });
  let now = START + DAY_MS + 1;
  await bench.compare(
    bench('the first', async () => void (await syncedForTheFirstTime())),
    bench('one more pull, or one less', async () => {
      device.edit(() => history(COUNT - (now % 2)));
      await device.sync(cloud, { now: now++ });
    }),
    bench('nothing new', async () => void (await device.sync(cloud, { now: now++ }))),
    FEW,
  );
  for (const { name, bytes } of cloud.files.values()) console.info(name, bytes.length, 'B');
});

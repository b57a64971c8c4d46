import { setTimeout as after } from 'node:timers/promises';
import type { Statistics } from '../statistics/statistics.ts';

/** A balancer that asks wants to hear within two seconds, whatever the database does. */
const LATEST_MS = 1500;

/** Whether requests should come to this process: its database answers, and in time. */
export async function isReady(statistics: Pick<Statistics, 'isReady'> | null): Promise<boolean> {
  if (!statistics) return true;
  return Promise.race([statistics.isReady(), after(LATEST_MS, false, { ref: false })]);
}

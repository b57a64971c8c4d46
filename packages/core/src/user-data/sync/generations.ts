import type { CloudFile } from './transport.ts';

// Rule U20.
/**
 * Generations: what all devices held together, kept in the cloud once a day before anything is written, five of them.
 */
const PREFIX = 'generation.';
export const MOST_GENERATIONS = 5;
const DAY_MS = 86_400_000;

export function generationName(at: number, device: string): string {
  return `${PREFIX}${String(Math.max(0, at)).padStart(15, '0')}.${device}`;
}

export function isGeneration({ name }: CloudFile): boolean {
  return name.startsWith(PREFIX);
}

/** When a generation was kept, in milliseconds. */
export function keptAt({ name }: CloudFile): number {
  return Number(name.slice(PREFIX.length).split('.')[0]);
}

/** Whether a day has passed since the last one, or a clock says that it is yet to come. */
export function generationDue(generations: readonly CloudFile[], now: number): boolean {
  return !generations.some((file) => Math.abs(now - keptAt(file)) < DAY_MS);
}

/** One of a day that is yet to come, by a wrong clock, counts as the oldest. */
export function newestFirst(generations: readonly CloudFile[], now: number): CloudFile[] {
  const age = (file: CloudFile) => (keptAt(file) > now + DAY_MS ? Infinity : now - keptAt(file));
  return [...generations].sort((a, b) => (age(a) < age(b) ? -1 : 1));
}

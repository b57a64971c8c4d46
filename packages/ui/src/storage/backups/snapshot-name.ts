import type { Ledger } from '../documents/database.ts';

/** What a snapshot's name tells, so that a page can see without reading it whether it matters. */
interface SnapshotName extends Ledger {
  readonly createdAt: number;
}

const PATTERN = /^(\d{15})-([0-9a-f]{32})-(\d+)\.trailbook$/;

/** Names sort by their time. */
export function snapshotName(createdAt: number, { store, revision }: Ledger): string {
  return `${String(createdAt).padStart(15, '0')}-${store}-${revision}.trailbook`;
}

export function isSnapshotName(name: string): boolean {
  return PATTERN.test(name);
}

export function readSnapshotName(name: string): SnapshotName | undefined {
  const [, createdAt, store, revision] = PATTERN.exec(name) ?? [];
  if (!createdAt || !store || !revision) return undefined;
  return { createdAt: Number(createdAt), store, revision: Number(revision) };
}

import { isGeneration } from './generations.ts';
import { OWN_PARTS, type OwnPart, type SyncMemory } from './memory.ts';
import type { CloudFile } from './transport.ts';

/** What of the cloud belongs to whom. */
export interface Listing {
  readonly own: Readonly<Partial<Record<OwnPart, CloudFile>>>;
  /** Files of other devices, and a second one under an own name. */
  readonly others: readonly CloudFile[];
  readonly generations: readonly CloudFile[];
}

/** What a device calls its file in the cloud. */
export function nameOf({ device }: Pick<SyncMemory, 'device'>, part: OwnPart): string {
  return `${device}.${part}`;
}

/** Whether a file is a device's. */
export function isOf(device: string): (file: CloudFile) => boolean {
  const names = OWN_PARTS.map((part) => nameOf({ device }, part));
  return ({ name }) => names.includes(name);
}

export function listingOf(files: readonly CloudFile[], memory: SyncMemory): Listing {
  const generations = files.filter(isGeneration);
  const rest = files.filter((file) => !isGeneration(file));
  const own = Object.fromEntries(
    OWN_PARTS.flatMap((part) => {
      const named = rest.filter(({ name }) => name === nameOf(memory, part));
      const file = named.find(({ id }) => id === memory.written[part]?.id) ?? named[0];
      return file ? [[part, file] as const] : [];
    }),
  );
  const isOwn = (file: CloudFile) => Object.values(own).includes(file);
  // What is under an own name, and was not written by this store, tells of what another one did.
  const others = rest.filter(
    (file) =>
      !isOwn(file) || !OWN_PARTS.some((part) => memory.written[part]?.version === file.version),
  );
  return { own, others, generations };
}

/** Whether a file of another device that was read once is no longer there. */
export function isAnyGone({ read }: SyncMemory, listed: readonly CloudFile[]): boolean {
  const there = new Set(listed.map(({ id }) => id));
  return Object.keys(read).some((id) => !there.has(id));
}

/** Those of the devices that have files. */
export function devicesIn(
  files: readonly CloudFile[],
  devices: SyncMemory['devices'],
): SyncMemory['devices'] {
  return Object.fromEntries(Object.entries(devices).filter(([device]) => files.some(isOf(device))));
}

import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../basics/result.ts';
import {
  type ContainerError,
  LIMITS,
  packContainer,
  unpackContainer,
} from '../backup/container.ts';
import { lineReader, readLine, toLine } from '../backup/lines.ts';
import { type Field, placeOfKey, type Replica, replicaKey } from './replica.ts';
import { STAMP, UNSTAMPED } from './stamp.ts';

/** What a packed replica says of itself. */
export interface ReplicaHead {
  /** The id of the device that packed it. */
  readonly device: string;
  /** What the player calls that device. */
  readonly deviceName: string;
  /** In milliseconds. */
  readonly at: number;
}

export interface PackedReplica extends ReplicaHead {
  readonly replica: Replica;
}

/** Why bytes are no replica that could be read. */
export type ReplicaError =
  | ContainerError
  /** A later version packed it in another form. */
  | { readonly code: 'REPLICA_NEWER' }
  | { readonly code: 'REPLICA_BROKEN' };

const FORMAT = 'trailbook-sync';
const FORMAT_VERSION = 1;
const MOST_DEVICE_NAME = 40;
/** A history of 500,000 pulls, and as many fields beside. */
const MOST_FIELDS = 1_000_000;
const MOST_VALUES = 10_000_000;

export const deviceId = z.string().check(z.regex(/^[0-9a-z]{1,32}$/));

const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  device: deviceId,
  deviceName: z.string().check(z.maxLength(MOST_DEVICE_NAME)),
  at: z.int().check(z.nonnegative()),
});
const name = z.string().check(z.maxLength(200));
const placeSchema = z.object({ profile: name, name, version: z.int() });
const path = z.string().check(z.minLength(1), z.maxLength(400));
const stamp = z.union([z.literal(UNSTAMPED), z.string().check(z.regex(STAMP))]);

/** Packs a replica: a head, then each document's place with a line for each of its fields, and their number. */
export function packReplica(replica: Replica, head: ReplicaHead): Uint8Array {
  return packContainer(lines(replica, head));
}

function* lines(replica: Replica, { device, deviceName, at }: ReplicaHead): Iterable<Uint8Array> {
  // A clock may tell a time before there was any.
  yield toLine({
    format: FORMAT,
    version: FORMAT_VERSION,
    device,
    deviceName,
    at: Math.max(0, at),
  });
  let count = 0;
  for (const [key, fields] of [...replica].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { profile, name, version } = placeOfKey(key);
    yield toLine({ profile, name, version });
    for (const [path, { stamp, value }] of fields) {
      count++;
      yield toLine(value === undefined ? [path, stamp] : [path, stamp, value]);
    }
  }
  yield toLine({ fields: count });
}

/** Reads a packed replica, after a bounded amount of work; what its fields say is looked at by {@link dataOf}. */
export function unpackReplica(file: Uint8Array): Result<PackedReplica, ReplicaError> {
  const replica = new Map<string, Map<string, Field>>();
  let head: z.infer<typeof headSchema> | undefined;
  let fields: Map<string, Field> | undefined;
  let count = 0;
  let values = 0;
  let stated: number | undefined;
  let refused: ReplicaError | undefined;
  const broken = () => {
    refused = { code: 'REPLICA_BROKEN' };
    return false;
  };
  const read = unpackContainer(
    file,
    LIMITS,
    lineReader((line, more) => {
      const value = readLine(line);
      values += more;
      if (stated !== undefined || count > MOST_FIELDS || values > MOST_VALUES) return broken();
      if (!head) {
        head = headSchema.safeParse(value).data;
        if (!head) return broken();
        if (head.version > FORMAT_VERSION) refused = { code: 'REPLICA_NEWER' };
        return refused === undefined;
      }
      if (Array.isArray(value)) {
        const field = readField(value);
        if (!field || !fields) return broken();
        fields.set(field[0], field[1]);
        count++;
        return true;
      }
      const place = placeSchema.safeParse(value).data;
      if (place) {
        const key = replicaKey(place);
        fields = replica.get(key) ?? new Map<string, Field>();
        replica.set(key, fields);
        return true;
      }
      stated = (value as { fields?: number } | null | undefined)?.fields;
      return stated === count || broken();
    }),
  );
  if (!read.ok) return read;
  if (refused) return fail(refused);
  if (!head || stated === undefined) return fail({ code: 'REPLICA_BROKEN' });
  const { device, deviceName, at } = head;
  return ok({ device, deviceName, at, replica });
}

function readField(line: readonly unknown[]): readonly [path: string, field: Field] | undefined {
  const [at, by, value] = [path.safeParse(line[0]), stamp.safeParse(line[1]), line[2]];
  if (!at.success || !by.success || line.length < 2 || line.length > 3) return undefined;
  return [at.data, line.length === 2 ? { stamp: by.data } : { stamp: by.data, value }];
}

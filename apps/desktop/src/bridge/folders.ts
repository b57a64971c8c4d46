import * as z from 'zod';

/** As large as a backup, and as a file of the sync, may be. */
export const MOST_BYTES = { backup: 64 * 1024 ** 2, sync: 8 * 1024 ** 2 } as const;
export const MOST_FILES = 1000;
/** So many are named of those that are no file of a sync, by the name of one. */
export const MOST_PASSED_OVER = 5;

/** What a folder of the player's choice is for. */
const purpose = z.enum(['backups', 'sync']);
export type Purpose = z.infer<typeof purpose>;

/** Letters and signs that every system takes for a file's name: it is made into one by the shell, never into a path. */
const fileName = z.string().regex(/^[\w.-]{1,120}$/);
/** The checksum of what is in it. */
const version = z.string().regex(/^[0-9a-f]{64}$/);
const bytesTo = (most: number) =>
  z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength <= most, 'too large');

const syncFile = z.strictObject({ name: fileName, version });
export type SyncFile = z.infer<typeof syncFile>;

/** How the file system answers, in the words of a sync. */
const failure = z.strictObject({
  failed: z.enum(['NO_FOLDER', 'UNREACHABLE', 'CHANGED', 'FULL', 'DAMAGED']),
});
export type FolderFailure = z.infer<typeof failure>;

const orFailure = <Schema extends z.ZodType>(schema: Schema) => z.union([failure, schema]);

/** Of folders that the player has chosen; no message names a path. */
export const foldersMessages = {
  /** The name of the folder that is chosen; null where there is none. */
  'folders:chosen': { request: purpose, response: z.string().max(1000).nullable() },
  /** Has the player choose one. */
  'folders:choose': { request: purpose, response: z.string().max(1000).nullable() },
  /** Has the program know the folder no more; what is in it stays. */
  'folders:forget': { request: purpose, response: z.undefined() },
  'folders:backUp': {
    request: bytesTo(MOST_BYTES.backup),
    response: orFailure(z.strictObject({ name: fileName, kept: z.int().min(1).max(10) })),
  },
  'folders:list': {
    request: z.undefined(),
    response: orFailure(
      z.strictObject({
        files: z.array(syncFile).max(MOST_FILES),
        passedOver: z.array(z.string().max(140)).max(MOST_PASSED_OVER),
      }),
    ),
  },
  'folders:read': {
    request: syncFile,
    response: orFailure(z.strictObject({ bytes: bytesTo(MOST_BYTES.sync) })),
  },
  'folders:write': {
    request: z.strictObject({
      name: fileName,
      bytes: bytesTo(MOST_BYTES.sync),
      /** What it is written over; null where there shall be none of this name yet. */
      replaced: version.nullable(),
    }),
    response: orFailure(z.strictObject({ version })),
  },
  'folders:remove': {
    request: syncFile,
    response: orFailure(z.strictObject({ removed: z.literal(true) })),
  },
} as const;

type Answer<M extends keyof typeof foldersMessages> = z.infer<
  (typeof foldersMessages)[M]['response']
>;

/** What the page finds as `window.trailbook.folders`. */
export interface FoldersBridge {
  chosen(purpose: Purpose): Promise<string | null>;
  choose(purpose: Purpose): Promise<string | null>;
  forget(purpose: Purpose): Promise<void>;
  /** Puts a backup beside the last ones, reads it back, and lets the oldest go. */
  backUp(bytes: Uint8Array<ArrayBuffer>): Promise<Answer<'folders:backUp'>>;
  list(): Promise<Answer<'folders:list'>>;
  read(file: SyncFile): Promise<Answer<'folders:read'>>;
  write(
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
    replaced: string | null,
  ): Promise<Answer<'folders:write'>>;
  remove(file: SyncFile): Promise<Answer<'folders:remove'>>;
}

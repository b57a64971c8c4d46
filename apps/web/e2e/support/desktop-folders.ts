import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A folder on the player's disk, which several windows may have chosen. */
export class MadeFolder {
  readonly name: string;
  readonly files = new Map<string, Buffer>();
  /** What is there by the name of a file of the sync, and is none. */
  passedOver: readonly string[] = [];
  /** What it answers in place of anything else. */
  failed: string | undefined;
  constructor(name: string) {
    this.name = name;
  }
}

type Purpose = 'backups' | 'sync';

/** What a window's shell knows of folders. */
export interface ShellFolders {
  /** What the player chooses in the next dialog of the system; undefined for none. */
  next: MadeFolder | undefined;
  readonly chosen: Partial<Record<Purpose, MadeFolder>>;
}

interface Asked {
  readonly name?: string;
  readonly version?: string;
  readonly replaced?: string | null;
  /** In base64. */
  readonly content?: string;
}

/** Gives a page in the desktop's window, whose shell stands in already, the room of the bridge for folders. */
export async function withFolders(page: Page): Promise<ShellFolders> {
  const shell: ShellFolders = { next: undefined, chosen: {} };
  await page.exposeFunction('askFolders', (method: string, asked: unknown) =>
    answer(shell, method, asked),
  );
  await page.addInitScript(() => {
    const { trailbook, askFolders } = globalThis as unknown as {
      trailbook: object;
      askFolders(method: string, asked?: unknown): Promise<Record<string, never>>;
    };
    const packed = (bytes: Uint8Array) =>
      btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''));
    const folders = {
      chosen: (purpose: string) => askFolders('chosen', purpose),
      choose: (purpose: string) => askFolders('choose', purpose),
      forget: (purpose: string) => askFolders('forget', purpose),
      backUp: (bytes: Uint8Array) => askFolders('backUp', { content: packed(bytes) }),
      list: () => askFolders('list'),
      read: async (file: object) => {
        const { content, ...told } = await askFolders('read', file);
        if (content === undefined) return told;
        return { bytes: Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) };
      },
      write: (name: string, bytes: Uint8Array, replaced: string | null) =>
        askFolders('write', { name, content: packed(bytes), replaced }),
      remove: (file: object) => askFolders('remove', file),
    };
    Object.assign(trailbook, { folders });
  });
  return shell;
}

function answer(shell: ShellFolders, method: string, given: unknown): unknown {
  if (method === 'chosen') return shell.chosen[given as Purpose]?.name ?? null;
  if (method === 'choose') {
    if (shell.next) shell.chosen[given as Purpose] = shell.next;
    return shell.chosen[given as Purpose]?.name ?? null;
  }
  if (method === 'forget') {
    delete shell.chosen[given as Purpose];
    return undefined;
  }
  const folder = shell.chosen[method === 'backUp' ? 'backups' : 'sync'];
  if (!folder) return { failed: 'NO_FOLDER' };
  if (folder.failed) return { failed: folder.failed };
  return inFolder(folder, method, (given ?? {}) as Asked);
}

function inFolder({ files, passedOver }: MadeFolder, method: string, asked: Asked): unknown {
  const { name = '', content = '' } = asked;
  const versionOf = (bytes: Buffer | undefined) =>
    bytes ? createHash('sha256').update(bytes).digest('hex') : null;
  const there = files.get(name);
  if (method === 'list') {
    const listed = [...files].map(([one, bytes]) => ({ name: one, version: versionOf(bytes) }));
    return { files: listed, passedOver };
  }
  if (method === 'backUp') {
    const made = `trailbook-${files.size + 1}.jsonl.gz`;
    files.set(made, Buffer.from(content, 'base64'));
    return { name: made, kept: files.size };
  }
  const seen = method === 'write' ? (asked.replaced ?? null) : asked.version;
  if (versionOf(there) !== seen) return { failed: 'CHANGED' };
  if (method === 'read') return { content: there?.toString('base64') };
  if (method === 'remove') {
    files.delete(name);
    return { removed: true };
  }
  const bytes = Buffer.from(content, 'base64');
  files.set(name, bytes);
  return { version: versionOf(bytes) };
}

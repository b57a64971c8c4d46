import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import type { CloudFile, Transport, TransportError } from '@trailbook/core/internal/user-data';
import type { FolderFailed, FoldersBridge } from '../../platform/desktop.ts';

/**
 * What a sync calls its files: those of a device, and what all held on an earlier day. What another program makes of
 * them where it meets two of one name has another name, and is none of ours: whoever wrote such a file writes it again.
 */
const OURS = /^(?:\w+\.(?:base|recent)|generation\.\d{15}\.\w+)$/;
/** As large as the shell takes one. */
const MOST_FILE_BYTES = 8 * 1024 ** 2;
/** A drive that is gone may hold an answer for ever, and with it the sync. */
const CALL_MS = 60_000;

const FAILURES = {
  /** It has to be chosen again, as a sign-in that has ended. */
  NO_FOLDER: 'CLOUD_EXPIRED',
  UNREACHABLE: 'CLOUD_OFFLINE',
  CHANGED: 'CLOUD_CHANGED',
  FULL: 'CLOUD_FULL',
  DAMAGED: 'CLOUD_DAMAGED',
} as const satisfies Record<FolderFailed['failed'], TransportError['code']>;

// Rule U30.
/**
 * Files in a folder of the player's that another program carries from device to device, as they are. A version is the
 * checksum of what is in a file.
 */
export function folderTransport(folders: FoldersBridge, callMs = CALL_MS): Transport {
  async function asked<Value extends object>(
    answer: Promise<Value | FolderFailed>,
  ): Promise<Result<Value, TransportError>> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<FolderFailed>((resolve) => {
      timer = setTimeout(() => resolve({ failed: 'UNREACHABLE' }), callMs);
    });
    const told = await Promise.race([answer, late])
      .catch((error: unknown): FolderFailed => {
        console.warn('The folder did not answer.', error);
        return { failed: 'UNREACHABLE' };
      })
      .finally(() => clearTimeout(timer));
    return isFailed(told) ? fail({ code: FAILURES[told.failed] }) : ok(told);
  }

  return {
    async list() {
      const listed = await asked(folders.list());
      if (!listed.ok) return listed;
      const files = listed.value.files.filter(({ name }) => OURS.test(name));
      return ok(files.map(({ name, version }): CloudFile => ({ id: name, name, version })));
    },

    async read({ name, version }) {
      const read = await asked(folders.read({ name, version }));
      return read.ok ? ok(read.value.bytes) : read;
    },

    async write(name, bytes, replaced) {
      if (bytes.length > MOST_FILE_BYTES) return fail({ code: 'CLOUD_FULL' });
      const content = new Uint8Array(bytes);
      const written = await asked(folders.write(name, content, replaced?.version ?? null));
      return written.ok ? ok({ id: name, name, version: written.value.version }) : written;
    },

    async remove({ name, version }) {
      const removed = await asked(folders.remove({ name, version }));
      return removed.ok ? ok(true) : removed;
    },
  };
}

function isFailed(told: object): told is FolderFailed {
  return 'failed' in told;
}

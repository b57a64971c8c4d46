import type { CallError, Site } from '@trailbook/api/calls/ask-site';
import { listSyncFiles } from '@trailbook/api/calls/sync-list';
import { readSyncFile } from '@trailbook/api/calls/sync-read';
import { removeSyncFile } from '@trailbook/api/calls/sync-remove';
import { writeSyncFile } from '@trailbook/api/calls/sync-write';
import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import type { CloudFile, Transport, TransportError } from '@trailbook/core/internal/user-data';
import {
  decrypt,
  encrypt,
  fromBase64,
  fromText,
  idOf,
  type KeyParts,
  toBase64,
  toText,
} from './sync-key.ts';

// Rule U21.
/** Files on the site's own server, by a sync key: contents and names leave the device encrypted. */
export function keyTransport(site: Site, key: KeyParts): Transport {
  const { address } = key;
  return {
    async list() {
      const listed = await listSyncFiles(site, { address });
      if (!listed.ok) return syncFileFailure(listed.error);
      const files: CloudFile[] = [];
      for (const { id, label, version } of listed.value.files) {
        const name = await decrypt(key, fromText(label), `name ${id}`);
        if (!name) return fail({ code: 'CLOUD_DAMAGED' });
        files.push({ id, name: new TextDecoder().decode(name), version: String(version) });
      }
      return ok(files);
    },

    async read({ id }) {
      const read = await readSyncFile(site, { address, id });
      if (!read.ok) return syncFileFailure(read.error);
      const bytes = await decrypt(key, fromBase64(read.value.content), id);
      return bytes ? ok(bytes) : fail({ code: 'CLOUD_DAMAGED' });
    },

    async write(name, bytes, replaced) {
      const id = await idOf(key, name);
      const label = await encrypt(key, new TextEncoder().encode(name), `name ${id}`);
      const content = toBase64(await encrypt(key, bytes, id));
      const written = await writeSyncFile(site, {
        ...{ address, id, label: toText(label), content },
        replaced: replaced ? Number(replaced.version) : null,
      });
      if (!written.ok) return syncFileFailure(written.error);
      return ok({ id, name, version: String(written.value.version) });
    },

    async remove({ id, version }) {
      const removed = await removeSyncFile(site, { address, id, version: Number(version) });
      return removed.ok ? ok(true) : syncFileFailure(removed.error);
    },
  };
}

/** What the site's refusal of a file means for a sync. */
function syncFileFailure({ code, status }: CallError): Result<never, TransportError> {
  if (code === 'UNREACHABLE') return fail({ code: 'CLOUD_OFFLINE' });
  if (status === 409 || status === 404) return fail({ code: 'CLOUD_CHANGED' });
  if (status === 507 || status === 413) return fail({ code: 'CLOUD_FULL' });
  // An answer that is none of ours tells nothing of what is there.
  return fail({ code: code === 'UNREADABLE' || status === 400 ? 'CLOUD_DAMAGED' : 'CLOUD_BUSY' });
}

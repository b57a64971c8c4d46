import { fail, ok, type Result } from '../src/basics/index.ts';
import {
  type CloudFile,
  type StoredDocument,
  type SyncConsent,
  type SyncMemory,
  type SyncProgress,
  type SyncStore,
  sync,
  type Transport,
  type TransportError,
  type UserData,
} from '../src/user-data/index.ts';

/** A cloud in memory, and devices that can be made to fail at any step, for tests of the sync. */

export class Crash extends Error {}

/** What happens instead of a step: it fails before it did anything, or after it has done all. */
export type Fault =
  | 'crash before'
  | 'crash after'
  | 'offline'
  | 'lost answer'
  | 'damaged'
  | 'empty';

/** Which step fails, and how; counted over all steps of a sync. */
export interface Faults {
  step: number;
  readonly at: ReadonlyMap<number, Fault>;
}

export const noFaults = (): Faults => ({ step: 0, at: new Map() });

export class Cloud {
  readonly files = new Map<string, CloudFile & { bytes: Uint8Array }>();
  #count = 0;

  /** Puts a file there as another program would. */
  put(name: string, bytes: Uint8Array, id = `file-${++this.#count}`): CloudFile {
    const file = { id, name, version: String(++this.#count), bytes };
    this.files.set(id, file);
    return file;
  }

  transport(faults: Faults): Transport {
    return withFaults(
      {
        list: async () => ok([...this.files.values()].map(({ bytes: _bytes, ...file }) => file)),
        read: async ({ id }) => {
          const bytes = this.files.get(id)?.bytes;
          return bytes ? ok(bytes) : fail({ code: 'CLOUD_CHANGED' });
        },
        write: async (name, bytes, replaced) => {
          const there = replaced && this.files.get(replaced.id);
          if (replaced && there?.version !== replaced.version)
            return fail({ code: 'CLOUD_CHANGED' });
          const { id, version } = this.put(name, bytes, replaced?.id);
          return ok({ id, name, version });
        },
        remove: async ({ id }) => {
          this.files.delete(id);
          return ok(true);
        },
      },
      faults,
    );
  }
}

/** The same cloud, whose steps fail where they are told to. */
export function withFaults(transport: Transport, faults: Faults): Transport {
  async function step<T>(
    action: () => Promise<Result<T, TransportError>>,
  ): Promise<Result<T, TransportError>> {
    const fault = faults.at.get(faults.step++);
    if (fault === 'crash before') throw new Crash();
    if (fault === 'offline') return fail({ code: 'CLOUD_OFFLINE' });
    const done = await action();
    if (fault === 'crash after') throw new Crash();
    if (fault === 'lost answer') return fail({ code: 'CLOUD_OFFLINE' });
    return done;
  }
  return {
    list: () => step(transport.list),
    read: async (file) => {
      const fault = faults.at.get(faults.step);
      const read = await step(() => transport.read(file));
      if (!read.ok) return read;
      if (fault === 'damaged') return ok(read.value.slice(0, read.value.length - 9));
      return fault === 'empty' ? ok(new Uint8Array()) : read;
    },
    write: (...file) => step(() => transport.write(...file)),
    remove: (file) => step(() => transport.remove(file)),
  };
}

/** Where devices meet: the cloud in memory, or a stand-in of another. */
export interface Meeting {
  transport(faults: Faults): Transport;
}

/** A device: its documents, what it remembers, and a clock that may be wrong. */
export class Device {
  data: UserData = [];
  memory: SyncMemory | undefined;
  snapshots: UserData[] = [];
  #state = 0;
  readonly id: string;
  readonly clockError: number;

  constructor(id: string, clockError = 0) {
    this.id = id;
    this.clockError = clockError;
  }

  edit(change: (data: UserData) => UserData): void {
    this.data = change(this.data);
    this.#state++;
  }

  sync(
    cloud: Meeting,
    {
      now,
      faults = noFaults(),
      consent,
      forget,
      meanwhile,
      onProgress,
    }: {
      now: number;
      faults?: Faults;
      consent?: SyncConsent;
      forget?: string;
      meanwhile?: () => void;
      onProgress?: (progress: SyncProgress) => void;
    },
  ) {
    const step = async (action: () => void): Promise<void> => {
      const fault = faults.at.get(faults.step++);
      if (fault === 'crash before') throw new Crash();
      action();
      if (fault === 'crash after') throw new Crash();
    };
    const store: SyncStore = {
      load: async () => ({ data: this.data, memory: this.memory, state: this.#state }),
      snapshot: async () => {
        this.snapshots.push(this.data);
      },
      replace: async (data: readonly StoredDocument[], memory, state) => {
        meanwhile?.();
        if (state !== this.#state) return false;
        await step(() => {
          this.data = data;
          this.memory = memory;
          this.#state++;
        });
        return true;
      },
      remember: (memory) =>
        step(() => {
          this.memory = memory;
        }),
    };
    return sync({
      ...{ transport: cloud.transport(faults), store, consent, forget, onProgress },
      device: { id: this.id, name: `Device ${this.id}` },
      now: () => now + this.clockError,
    });
  }
}

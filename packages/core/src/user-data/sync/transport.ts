import type { Result } from '../../basics/result.ts';

/** A file in the cloud. */
export interface CloudFile {
  /** What tells it from others; two files may have one name. */
  readonly id: string;
  readonly name: string;
  /** Another one after each write. */
  readonly version: string;
}

/** Why the cloud did not do as it was asked. Nothing was changed, or nobody can tell whether it was. */
export type TransportError =
  | { readonly code: 'CLOUD_OFFLINE' }
  /** The sign-in has ended, or was withdrawn. */
  | { readonly code: 'CLOUD_EXPIRED' }
  /** The sign-in holds, and does not allow this. */
  | { readonly code: 'CLOUD_DENIED' }
  /** Asked too often, or out of order: later again. */
  | { readonly code: 'CLOUD_BUSY'; readonly retryAfterSeconds?: number }
  /** No room is left. */
  | { readonly code: 'CLOUD_FULL' }
  /** The file is no longer the version that a write or a removal was based on. */
  | { readonly code: 'CLOUD_CHANGED' }
  /** What came is not what should have come. */
  | { readonly code: 'CLOUD_DAMAGED' };

/**
 * Where files of a player's devices meet. All that a vendor is known by; it never has to understand a file. Calls answer
 * with an error, and do not throw.
 */
export interface Transport {
  list(): Promise<Result<readonly CloudFile[], TransportError>>;
  read(file: CloudFile): Promise<Result<Uint8Array, TransportError>>;
  /** @param replaced - the file that is replaced, as it was last seen; undefined for a new one */
  write(
    name: string,
    bytes: Uint8Array,
    replaced: CloudFile | undefined,
  ): Promise<Result<CloudFile, TransportError>>;
  remove(file: CloudFile): Promise<Result<true, TransportError>>;
}

import type { ImportEvent, ReadRequest } from '@trailbook/api/warp-import';

/** Where the records come from: a link that the site follows, or somebody else who reads them. */
export type RecordsFrom =
  | { readonly text: string }
  | { readonly read: (request: ReadRequest, signal: AbortSignal) => AsyncIterable<ImportEvent> };

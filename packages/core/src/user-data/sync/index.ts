export { isGeneration, keptAt } from './generations.ts';
export type { OtherDevice, OwnPart, Received, SyncMemory } from './memory.ts';
export { readGeneration } from './read-generation.ts';
export type { SyncConsent, SyncError, Synced, SyncRequest, SyncStore } from './sync.ts';
export { sync } from './sync.ts';
export type { CloudFile, Transport, TransportError } from './transport.ts';

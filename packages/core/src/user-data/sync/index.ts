export { isGeneration, keptAt } from './generations.ts';
export type { OtherDevice, OwnPart, Received, SyncMemory } from './memory.ts';
export { renameDevice } from './memory.ts';
export type { CloudContents } from './peek-cloud.ts';
export { peekCloud } from './peek-cloud.ts';
export type { PlanChange, PlanChangeCounts } from './plan-changes.ts';
export { countPlanChange, takeBackPlanChange } from './plan-changes.ts';
export { readGeneration } from './read-generation.ts';
export { sync } from './sync.ts';
export type {
  SyncConsent,
  SyncError,
  Synced,
  SyncProgress,
  SyncRequest,
  SyncStore,
} from './sync-request.ts';
export type { CloudFile, Transport, TransportError } from './transport.ts';

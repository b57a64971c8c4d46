export type { ReplicaError, ReplicaHead } from './pack-replica.ts';
export { packReplica, unpackReplica } from './pack-replica.ts';
export type { Replica } from './replica.ts';
export {
  beyond,
  EMPTY_REPLICA,
  fieldsIn,
  isPlaceInPlan,
  join,
  latestStamp,
  placeOfKey,
  replicaKey,
} from './replica.ts';
export type { ReplicaUnfit } from './replica-of-data.ts';
export { changesIn, dataOf, dataOnDevice, fieldsOf } from './replica-of-data.ts';
export { nextStamp, UNSTAMPED } from './stamp.ts';

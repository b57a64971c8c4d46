/** What the verifier checks golden cases by: the schemas of a plan, and what the public functions ask of their input. */
export { checkOneOf } from '../basics/check.ts';
export { InputError } from '../basics/input-error.ts';
export { pointId } from '../dataset/id-schemas.ts';
export {
  characterEntrySchema,
  dropTiersSchema,
  lightConeEntrySchema,
  standSchema,
} from '../planner/schema.ts';
export { readTime } from '../warp/time.ts';
export { checkEntries, checkEntry, checkGoal, checkPoint } from './check-entry.ts';
export { checkCounts } from './counts.ts';
export { checkTiers } from './farming.ts';

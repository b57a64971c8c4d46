import type { BannerType } from '../banner-types.ts';
import { instantOf } from '../time.ts';
import type { ImportedPull } from './imported.ts';

/**
 * Before collaborations there were, Star Rail Station kept reruns under their numbers.
 * Rule W33.
 */
export function withoutReruns(pull: ImportedPull): ImportedPull {
  const event = EVENTS.get(pull.type);
  const isBefore = instantOf(pull.time, pull.zone ?? 0) < FIRST_COLLABORATION;
  return event !== undefined && isBefore ? { ...pull, type: event } : pull;
}

const EVENTS: ReadonlyMap<BannerType, BannerType> = new Map([
  [21, 11],
  [22, 12],
]);

const FIRST_COLLABORATION = instantOf('2025-07-11 00:00:00', 0);

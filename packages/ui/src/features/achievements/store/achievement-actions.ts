import {
  type Marked,
  type Marks,
  nextStamp,
  type Stamp,
  stampOf,
  withStamps,
} from '@trailbook/core/internal/achievements';
import type { Documents } from '@trailbook/core/internal/user-data';

/** What a player has done. */
export type AchievementDocuments = { readonly achievements: Documents['achievements'] };

type Recipe = (documents: AchievementDocuments) => AchievementDocuments;

/** What was known of some achievements, by id; undefined where they were never done. */
export type Stamps = ReadonlyMap<number, Stamp | undefined>;

/** What is done to achievements; each is one action. */
export const achievementActions = {
  /** What is done already keeps the time it was marked at. */
  mark: (marks: Marks, now: number): Recipe =>
    changed((marked) => {
      const changes = [...marks].filter(([id, on]) => Object.hasOwn(marked.done, id) !== on);
      return new Map(changes.map(([id, on]) => [id, nextStamp(stampOf(marked, id), on, now)]));
    }),
  /** Puts achievements back to what they were. */
  putBack: (stamps: Stamps): Recipe => changed(() => stamps),
} as const;

function changed(stampsOf: (marked: Marked) => Stamps): Recipe {
  return (documents) => {
    const stamps = stampsOf(documents.achievements);
    if (stamps.size === 0) return documents;
    return { achievements: withStamps(documents.achievements, stamps) };
  };
}

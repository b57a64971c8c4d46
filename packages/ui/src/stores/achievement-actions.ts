import type { Marks } from '@trailbook/core/internal/achievements';
import type { Documents } from '@trailbook/core/internal/userdata';

type Achievements = Documents['achievements'];

/** What a player has done. */
export type AchievementDocuments = { readonly achievements: Achievements };

type Recipe = (documents: AchievementDocuments) => AchievementDocuments;

/** The times at which achievements were marked, by id; undefined for those that were not. */
export type DoneTimes = ReadonlyMap<number, number | undefined>;

/** What is done to achievements; each is one action. */
export const achievementActions = {
  /** What is done already keeps the time it was marked at. */
  mark: (marks: Marks, now: number): Recipe =>
    changed((done) => {
      const changes = [...marks].filter(([id, on]) => Object.hasOwn(done, id) !== on);
      return new Map(changes.map(([id, on]) => [id, on ? now : undefined]));
    }),
  /** Puts achievements back to what they were. */
  putBack: (times: DoneTimes): Recipe => changed(() => times),
} as const;

function changed(timesOf: (done: Achievements['done']) => DoneTimes): Recipe {
  return (documents) => {
    const times = timesOf(documents.achievements.done);
    if (times.size === 0) return documents;
    const done = { ...documents.achievements.done };
    for (const [id, time] of times) {
      if (time === undefined) delete done[id];
      else done[id] = time;
    }
    return { achievements: { ...documents.achievements, done } };
  };
}

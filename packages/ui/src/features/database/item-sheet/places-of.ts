import type { StageGroup } from '@trailbook/pages';

type Stage = StageGroup['stages'][number];

/** Stages that cannot be told from each other by what is shown of them, as one. */
interface Place extends Stage {
  /** How many there are of it: the same stage stands in several worlds. */
  readonly count: number;
}

/** The stages of a group, each name once. What has no name is told by its number, and stays alone. */
export function placesOf(stages: readonly Stage[]): Place[] {
  const places = new Map<string, Place>();
  for (const stage of stages) {
    const key = [stage.name?.text ?? stage.id, stage.power, stage.equilibrium].join(' ');
    const before = places.get(key);
    places.set(key, before ? { ...before, count: before.count + 1 } : { ...stage, count: 1 });
  }
  return [...places.values()];
}

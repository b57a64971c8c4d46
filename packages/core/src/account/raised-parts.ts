import type { Entry, SkillGoal } from '../planner/entry.ts';

/** What an account raises beside the level: a player sees it before taking it over. */
export interface RaisedParts {
  /** By point id, in the order of the points. */
  readonly skills: readonly {
    readonly point: number;
    readonly from: number;
    readonly to: number;
  }[];
  /** How many traces are found to be unlocked. */
  readonly traces: number;
  readonly eidolon: { readonly from: number; readonly to: number } | undefined;
}

const NONE: RaisedParts = { skills: [], traces: 0, eidolon: undefined };
const UNTOUCHED: SkillGoal = [1, 1];

/** Tells two states of an entry apart by what stands now; goals that move along are no news. */
export function raisedParts(before: Entry, after: Entry): RaisedParts {
  if (before.kind !== 'character' || after.kind !== 'character') return NONE;
  const skills = Object.entries(after.skills).flatMap(([point, [to]]) => {
    const [from] = before.skills[point] ?? UNTOUCHED;
    return from === to ? [] : [{ point: Number(point), from, to }];
  });
  const traces = Object.entries(after.traces).filter(
    ([point, state]) => state === 'unlocked' && before.traces[point] !== 'unlocked',
  ).length;
  const isRaised = before.eidolon !== after.eidolon;
  return {
    skills,
    traces,
    eidolon: isRaised ? { from: before.eidolon, to: after.eidolon } : undefined,
  };
}

import type { Counted, IsDone, Line } from './line.ts';

/** How far a player is with some achievements. */
export interface Progress {
  readonly done: number;
  /** All that can be had: what is done, and what is not out of reach. */
  readonly total: number;
  readonly jadeEarned: number;
  readonly jadeLeft: number;
}

/** Counts achievements; those out of reach count nowhere. Rule A1. */
export function progressOf(
  achievements: readonly Counted[],
  unreachable: { has(id: number): boolean },
  isDone: IsDone,
): Progress {
  let done = 0;
  let total = 0;
  let jadeEarned = 0;
  let jadeLeft = 0;
  for (const { id, jade } of achievements) {
    if (isDone(id)) {
      done += 1;
      total += 1;
      jadeEarned += jade;
    } else if (!unreachable.has(id)) {
      total += 1;
      jadeLeft += jade;
    }
  }
  return { done, total, jadeEarned, jadeLeft };
}

/** Which achievements belong together. */
export interface Together {
  readonly exclusive: readonly (readonly number[])[];
  readonly stages: readonly (readonly number[])[];
}

/**
 * The lines of some achievements, in the order of these: a line stands where the first of its members would. Members
 * that are not among them, such as those of another series, are found by `memberOf`.
 *
 * @param memberOf - the member with an id; undefined where there is none
 */
export function linesOf<Member extends { readonly id: number }>(
  achievements: readonly Member[],
  { exclusive, stages }: Together,
  memberOf: (id: number) => Member | undefined,
): Line<Member>[] {
  const kindOf = new Map<number, readonly [kind: 'choice' | 'stages', ids: readonly number[]]>([
    ...stages.flatMap((ids) => ids.map((id) => [id, ['stages', ids] as const] as const)),
    ...exclusive.flatMap((ids) => ids.map((id) => [id, ['choice', ids] as const] as const)),
  ]);
  const drawn = new Set<number>();
  const lines: Line<Member>[] = [];
  for (const achievement of achievements) {
    if (drawn.has(achievement.id)) continue;
    const [kind, ids] = kindOf.get(achievement.id) ?? ['one', [achievement.id]];
    for (const id of ids) drawn.add(id);
    lines.push({ kind, members: ids.flatMap((id) => memberOf(id) ?? []) });
  }
  return lines;
}

/**
 * Why an achievement is not counted as one that can still be had: another of its set has been done, or another stands
 * for the set as long as none is.
 */
export type OutOfReach = 'excluded' | 'spare';

/**
 * Those that are out of reach, by sets of which a player can have only one. While none of a set is done, the one that
 * gives the most stands for it. What is done is never out of reach, not even two of one set, which another tracker
 * may have told.
 * Rule A3.
 */
export function outOfReach(
  exclusive: readonly (readonly Counted[])[],
  isDone: IsDone,
): ReadonlyMap<number, OutOfReach> {
  return new Map(
    exclusive.flatMap((set) => {
      const isDecided = set.some(({ id }) => isDone(id));
      const most = Math.max(...set.map(({ jade }) => jade));
      const stands = isDecided ? undefined : set.find(({ jade }) => jade === most);
      return set
        .filter((one) => one !== stands && !isDone(one.id))
        .map(({ id }) => [id, isDecided ? 'excluded' : 'spare'] as const);
    }),
  );
}

/** What stands from one to another of a list, both with it, whichever comes first; only the last where one is not there. */
export function between<Thing>(list: readonly Thing[], from: Thing, to: Thing): readonly Thing[] {
  const places = [list.indexOf(from), list.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, last = -1] = places;
  return first === -1 ? [to] : list.slice(first, last + 1);
}

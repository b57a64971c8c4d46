import type { Line } from './line.ts';

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

import type { IsDone, Line } from './line.ts';

/** What becomes of achievements: done, or not. */
export type Marks = ReadonlyMap<number, boolean>;

type IdLine = Line<{ readonly id: number }>;

/**
 * What it means to mark some achievements as done, or as not: who has a stage has those before it, and who lacks one
 * lacks those after it. Of a set of which a player can have only one, the one that is chosen by itself takes the place
 * of the other; among many, none is chosen.
 * Rule A4.
 *
 * @param lines - the lines of all these achievements
 */
export function checkedOff(lines: readonly IdLine[], ids: readonly number[], on: boolean): Marks {
  const marks = new Map<number, boolean>();
  for (const id of ids) {
    const line = lines.find(({ members }) => members.some((member) => member.id === id));
    for (const [other, isOn] of marksOf(line, id, on, ids.length > 1)) marks.set(other, isOn);
  }
  return marks;
}

function marksOf(
  line: IdLine | undefined,
  id: number,
  on: boolean,
  isOneOfMany: boolean,
): (readonly [id: number, isOn: boolean])[] {
  const members = line?.members.map((member) => member.id) ?? [id];
  const at = members.indexOf(id);
  switch (line?.kind) {
    case 'stages':
      return (on ? members.slice(0, at + 1) : members.slice(at)).map((stage) => [stage, on]);
    case 'choice':
      if (!on) return [[id, false]];
      return isOneOfMany ? [] : members.map((member) => [member, member === id]);
    default:
      return [[id, on]];
  }
}

/** Those of some marks that change anything. */
export function changing(marks: Marks, isDone: IsDone): Marks {
  return new Map([...marks].filter(([id, on]) => isDone(id) !== on));
}

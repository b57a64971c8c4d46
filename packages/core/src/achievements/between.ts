/** What stands from one to another of a list, both with it, whichever comes first; only the last where one is not there. */
export function between<Thing>(list: readonly Thing[], from: Thing, to: Thing): readonly Thing[] {
  const places = [list.indexOf(from), list.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, last = -1] = places;
  return first === -1 ? [to] : list.slice(first, last + 1);
}

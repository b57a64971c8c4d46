import { isAlike } from '../../basics/canonical.ts';
import { inPullOrder, mergePulls, type Pull } from '../../warp/index.ts';
import { groupOf, isStandIn } from '../../warp/made-up-ids.ts';
import type { WarpsDocument } from '../documents/warps.ts';
import type { Fields } from './replica.ts';

// Rule W28.
/**
 * Rows that stood in for pulls here give way to those that another device knows, as at an import. What stands in on
 * another device gives way there, where it is known how much of a ten-pull it was.
 */
export function withOwnPulls(
  made: WarpsDocument,
  own: WarpsDocument,
  fields: Fields | undefined,
): WarpsDocument {
  const here = new Set(own.pulls.map(({ id }) => id));
  const came = made.pulls.filter(({ id }) => !here.has(id) && !isStandIn(id));
  if (came.length === 0) return made;
  const standIns = new Map<string, Pull[]>();
  for (const pull of own.pulls) {
    const time = groupOf(pull.id);
    if (isStandIn(pull.id)) standIns.set(time, [...(standIns.get(time) ?? []), pull]);
  }
  // Those of a time that nobody has changed, as they were here: among others they got other ids.
  const unchanged = [...standIns].filter(([time, rows]) =>
    isAlike(fields?.get(`pulls/${time}~`)?.value, rows),
  );
  if (unchanged.length === 0) return made;
  const times = new Set(unchanged.map(([time]) => time));
  const isOthers = ({ id }: Pull) => isStandIn(id) && !times.has(groupOf(id));
  const known = made.pulls.filter(({ id }) => here.has(id) && !isStandIn(id));
  const kept = unchanged.flatMap(([, rows]) => rows);
  const pulls = [...mergePulls([...known, ...kept], came), ...made.pulls.filter(isOthers)];
  return { ...made, pulls: [...inPullOrder(pulls)] };
}

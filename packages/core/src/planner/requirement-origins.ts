import { CREDIT, type ItemId, type PlannerTables } from '../dataset/index.ts';
import { type Entry, pointsOf, subjectOf } from './entry.ts';
import { experienceBands, experienceItemsFor, feed } from './experience.ts';
import type { ItemLines, Plan } from './plan.ts';

/** What an item is needed for. */
export type RequirementOrigin = 'ascension' | 'skills' | 'traces' | 'experience' | 'synthesis';

/** How much of an item is needed for what; origins of nothing are left out. */
export type RequirementOrigins = Readonly<Partial<Record<RequirementOrigin, number>>>;

/**
 * How what an entry needs of an item came about. The parts add up to the line's `needed`: what is not for
 * ascensions, skills, traces and experience are credits that making higher tiers costs.
 */
export function requirementOrigins(
  tables: PlannerTables,
  entry: Entry,
  lines: ItemLines,
  item: ItemId,
): RequirementOrigins {
  const needed = lines.get(item)?.needed ?? 0;
  const points = entry.kind === 'character' ? ofPoints(tables, entry, item) : NO_POINTS;
  const ascension = ofAscensions(tables, entry, item);
  const fixed = ascension + points.skills + points.traces;
  const experience = Math.min(needed - fixed, ofExperience(tables, entry, item));
  const origins = { ascension, ...points, experience, synthesis: needed - fixed - experience };
  return Object.fromEntries(Object.entries(origins).filter(([, count]) => count > 0));
}

/** The same for a whole plan: the origins of all its entries, added up. */
export function planRequirementOrigins(
  tables: PlannerTables,
  entries: readonly Entry[],
  plan: Pick<Plan, 'entries'>,
  item: ItemId,
): RequirementOrigins {
  const total: Partial<Record<RequirementOrigin, number>> = {};
  for (const entry of entries) {
    const served = plan.entries.get(entry.entryId);
    if (!served?.items.has(item)) continue;
    const origins = requirementOrigins(tables, entry, served.items, item);
    for (const [origin, count] of Object.entries(origins) as [RequirementOrigin, number][]) {
      total[origin] = (total[origin] ?? 0) + count;
    }
  }
  return total;
}

const NO_POINTS = { skills: 0, traces: 0 };

function ofAscensions(tables: PlannerTables, { from, to, ...goal }: Entry, item: ItemId): number {
  const rows = subjectOf(tables, goal)?.ascensions.slice(from.ascension, to.ascension) ?? [];
  return rows.reduce((sum, { cost }) => sum + countIn(cost, item), 0);
}

function ofPoints(tables: PlannerTables, entry: Entry & { kind: 'character' }, item: ItemId) {
  const sum = { ...NO_POINTS };
  for (const { id, levels } of pointsOf(tables, entry)) {
    const [from, to] = entry.skills[id] ?? [1, 1];
    for (const { cost } of levels.slice(from, to)) sum.skills += countIn(cost, item);
    if (entry.traces[id] === 'selected') sum.traces += countIn(levels[0]?.cost ?? [], item);
  }
  return sum;
}

/** Experience items stand for each other: all that a line holds of one is for experience. */
function ofExperience(tables: PlannerTables, entry: Entry, item: ItemId): number {
  const items = experienceItemsFor(tables, entry);
  if (items.some(({ id }) => id === item)) return Number.POSITIVE_INFINITY;
  if (item !== CREDIT) return 0;
  return feed(experienceBands(tables, entry), items, new Map()).credits;
}

function countIn(cost: readonly { readonly id: ItemId; readonly count: number }[], item: ItemId) {
  return cost.reduce((sum, { id, count }) => (id === item ? sum + count : sum), 0);
}

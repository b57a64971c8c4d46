import type { ItemId, PlannerTables } from '@trailbook/core/internal/dataset';
import {
  type Entry,
  type ItemLine,
  type ItemLines,
  type Plan,
  planRequirementOrigins,
  type RequirementOrigin,
  type RequirementOrigins,
  requirementOrigins,
  usedUp,
} from '@trailbook/core/internal/planner';
import type { I18n, MessageKey } from '../../../i18n/index.ts';
import { sourceText } from '../parts/source-text.ts';
import type { PlannerDocuments } from '../store/planner-store.ts';

const ORIGINS: Readonly<Record<RequirementOrigin, MessageKey>> = {
  ascension: 'sheet.origin.ascension',
  skills: 'sheet.origin.skills',
  traces: 'sheet.origin.traces',
  experience: 'sheet.origin.experience',
  synthesis: 'sheet.origin.synthesis',
};

interface ExplainedEntry {
  readonly item: ItemId;
  /** The entry whose figures are asked about; those of the whole plan when absent. */
  readonly entry?: Entry | undefined;
  readonly plan: Plan;
  readonly documents: PlannerDocuments;
}

/** How the figures of an item came about; empty where it is not needed. */
export function explain(
  i18n: I18n,
  tables: PlannerTables,
  { item, entry, plan, documents: { planner, inventory } }: ExplainedEntry,
): string {
  const lines = entry ? plan.entries.get(entry.entryId)?.items : plan.total;
  const line = lines?.get(item);
  if (!lines || !line) return '';
  const origins = entry
    ? requirementOrigins(tables, entry, lines, item)
    : planRequirementOrigins(tables, planner.entries, plan, item);
  return explanation(i18n, line, {
    origins,
    owned: inventory.items[item] ?? 0,
    usedUp: usedUp(lines, item),
  });
}

interface PartFilter {
  readonly item: ItemId;
  /** The entry with the part of its goal alone, and what that takes. */
  readonly part: Entry;
  readonly lines: ItemLines;
  readonly owned: Readonly<Record<string, number>>;
}

/** How the figures of an item came about for a part of an entry that is upgraded by itself. */
export function explainPart(
  i18n: I18n,
  tables: PlannerTables,
  { item, part, lines, owned }: PartFilter,
): string {
  const line = lines.get(item);
  if (!line) return '';
  return explanation(i18n, line, {
    origins: requirementOrigins(tables, part, lines, item),
    owned: owned[item] ?? 0,
    usedUp: usedUp(lines, item),
  });
}

interface Sources {
  readonly origins: RequirementOrigins;
  readonly owned: number;
  readonly usedUp: number;
}

/** `Needed: 8 = 6 skills + 2 traces`, and below where they come from. */
function explanation({ t, number }: I18n, line: ItemLine, { origins, ...stock }: Sources): string {
  const parts = (Object.entries(origins) as [RequirementOrigin, number][]).map(
    ([origin, count]) => `${number(count)} ${t(ORIGINS[origin])}`,
  );
  const needed = `${t('plan.needed', { number: line.needed })} = ${parts.join(' + ')}`;
  const missing =
    line.missing > 0 ? t('plan.missing', { number: line.missing }) : t('plan.covered');
  const sources = [sourceText(t, line, stock), missing].filter(Boolean).join(' · ');
  return `${needed}\n${sources}`;
}

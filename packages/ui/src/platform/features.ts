/** Finished parts: every branch shows them, whichever once built them. See decision optional-services. */
const FINISHED: readonly string[] = [];

/**
 * The deployment branches that show a part which others hold back; all of them where none is named.
 * Rule S18, in its order.
 */
const BRANCHES = {
  warpExcelExport: [],
  warpEditMode: [],
  calculatorTotalBreakdown: FINISHED,
  calculator: FINISHED,
  calculatorCustom: FINISHED,
  csvImport: ['develop', 'Rel/V27.0', 'main'],
  remembrance: ['develop', 'Rel/V30.0', 'main'],
  driveRevenueTool: ['gdrive-rev-tool', 'develop', 'Rel/V30.0', 'main'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A part of the site that a deployment may hold back. */
export type Feature = keyof typeof BRANCHES;

/** All of them, in the order of Rule S18. */
export const FEATURES = Object.keys(BRANCHES) as readonly Feature[];

/** The parts that a deployment from this branch shows. */
export function featuresOf(branch: string): Feature[] {
  const all = Object.entries(BRANCHES) as [Feature, readonly string[]][];
  return all
    .filter(([, branches]) => branches.length === 0 || branches.includes(branch))
    .map(([feature]) => feature);
}

/**
 * The deployment branches that show a part which others hold back; all of them where none is named.
 * Source: specification 1, section 6.
 */
const BRANCHES = {
  csvImport: ['develop', 'Rel/V27.0', 'main'],
  remembrance: ['develop', 'Rel/V30.0', 'main'],
  warpEditMode: [],
  warpExcelExport: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A part of the site that a deployment may hold back. */
export type Feature = keyof typeof BRANCHES;

/** The parts that a deployment from this branch shows. */
export function featuresOf(branch: string): Feature[] {
  const all = Object.entries(BRANCHES) as [Feature, readonly string[]][];
  return all
    .filter(([, branches]) => branches.length === 0 || branches.includes(branch))
    .map(([feature]) => feature);
}

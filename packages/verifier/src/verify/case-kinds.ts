import type * as z from 'zod/mini';
import { caseKind } from './case-kind.ts';
import { forecastCase, forecastOf } from './forecast-case.ts';
import { migrationCase, migrationOf } from './migration-case.ts';
import { ODDS_TOLERANCE, oddsCase, oddsOf } from './odds-case.ts';
import { planCase, planOf } from './plan-case.ts';
import { requirementsCase, requirementsOf } from './requirements-case.ts';
import { searchCase, searchOf } from './search-case.ts';
import { STATISTICS_TOLERANCE, statisticsCase, statisticsOf } from './statistics-case.ts';
import { upgradeCase, upgradeOf } from './upgrade-case.ts';

/** Every kind of golden cases. A new kind is a file with its schema and its outcome, and a row here. */
export const CASE_KINDS = {
  requirements: caseKind({ schema: requirementsCase, outcome: requirementsOf }),
  plan: caseKind({ schema: planCase, outcome: planOf }),
  upgrade: caseKind({ schema: upgradeCase, outcome: upgradeOf }),
  migration: caseKind({ schema: migrationCase, outcome: migrationOf }),
  statistics: caseKind({
    schema: statisticsCase,
    outcome: statisticsOf,
    tolerance: STATISTICS_TOLERANCE,
  }),
  odds: caseKind({
    schema: oddsCase,
    outcome: (_, golden) => oddsOf(golden),
    tolerance: ODDS_TOLERANCE,
  }),
  forecast: caseKind({
    schema: forecastCase,
    outcome: (_, golden) => forecastOf(golden),
    tolerance: ODDS_TOLERANCE,
  }),
  search: caseKind({ schema: searchCase, outcome: searchOf }),
};

/** One golden case, of any kind. */
export type GoldenCase =
  | z.infer<typeof requirementsCase>
  | z.infer<typeof planCase>
  | z.infer<typeof upgradeCase>
  | z.infer<typeof migrationCase>
  | z.infer<typeof statisticsCase>
  | z.infer<typeof oddsCase>
  | z.infer<typeof forecastCase>
  | z.infer<typeof searchCase>;

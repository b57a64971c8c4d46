export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Sums of Vitest's JSON report. */
export function countVitest(report: string): Tally {
  const json = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  // A file that cannot be loaded has no tests to fail.
  const failed = Math.max(json.numFailedTests, json.numFailedTestSuites > 0 ? 1 : 0);
  return { passed: json.numPassedTests, failed };
}

/** Sums of Playwright's JSON report. */
export function countPlaywright(report: string): Tally {
  const { stats } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { status: string }[];
  }[];
}

/** Tests of Playwright's JSON report that failed once and passed then, by their full titles. */
export function flakyTests(report: string): string[] {
  const titles = ({ title, suites = [], specs = [] }: Suite): string[] =>
    [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map((spec) => spec.title),
      ...suites.flatMap(titles),
    ].map((inner) => `${title} › ${inner}`);
  const { suites } = JSON.parse(report) as { suites: readonly Suite[] };
  return suites.flatMap(titles);
}

/**
 * Sums of Vitest's JSON report of the engines, one file of stories each. An engine that was found and told no
 * story has failed; one that was not found has failed where none may be missing.
 */
export function countEngines(
  report: string,
  engines: readonly string[],
  found: ReadonlySet<string>,
  mustHaveAll: boolean,
): Tally {
  const { testResults } = JSON.parse(report) as {
    testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
  };
  let sum: Tally = { passed: 0, failed: 0 };
  for (const engine of engines) {
    const file = testResults.find(({ name }) => name.endsWith(`/${engine}.stories.ts`));
    const stories = file?.assertionResults ?? [];
    const passed = stories.filter(({ status }) => status === 'passed').length;
    const failed = stories.filter(({ status }) => status === 'failed').length;
    const isLost = found.has(engine) ? passed === 0 || file?.status === 'failed' : mustHaveAll;
    sum = { passed: sum.passed + passed, failed: sum.failed + Math.max(failed, isLost ? 1 : 0) };
  }
  return sum;
}

/** The last line of the verifier and of the engines, `N passed, N failed`. */
export function countLastLine(output: string): Tally {
  const match = output.match(/(\d+) passed, (\d+) failed\s*$/);
  if (!match) throw new Error('It printed no sums.');
  return { passed: Number(match[1]), failed: Number(match[2]) };
}

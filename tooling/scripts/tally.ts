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

/** The verifier's last line, `N passed, N failed`. */
export function countVerifier(output: string): Tally {
  const match = output.match(/(\d+) passed, (\d+) failed\s*$/);
  if (!match) throw new Error('The verifier printed no sums.');
  return { passed: Number(match[1]), failed: Number(match[2]) };
}

import { expect, it } from 'vitest';
import { countPlaywright, countVerifier, countVitest } from './tally.ts';

it('a test file that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
});

it('sums of the browser tests and of the verifier', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1 };
  expect(countPlaywright(JSON.stringify({ stats }))).toEqual({ passed: 5, failed: 1 });
  expect(countVerifier('FAILED a\n51 passed, 1 failed\n')).toEqual({ passed: 51, failed: 1 });
  expect(() => countVerifier('')).toThrow();
});

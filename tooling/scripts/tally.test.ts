import { describe, expect, it } from 'vitest';
import { countEngines, countLastLine, countPlaywright, countVitest, flakyTests } from './tally.ts';

it('a test file that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
});

it('sums of the browser tests and of the verifier', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1 };
  expect(countPlaywright(JSON.stringify({ stats }))).toEqual({ passed: 5, failed: 1 });
  expect(countLastLine('FAILED a\n51 passed, 1 failed\n')).toEqual({ passed: 51, failed: 1 });
  expect(() => countLastLine('')).toThrow();
});

it('names the tests that needed a second try', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const warp = {
    title: 'warp.spec.ts',
    specs: [spec('counts', 'expected'), spec('imports', 'flaky')],
    suites: [{ title: 'odds', specs: [spec('are kept', 'flaky')] }],
  };
  expect(flakyTests(JSON.stringify({ suites: [warp, { title: 'home.spec.ts' }] }))).toEqual([
    'warp.spec.ts › imports',
    'warp.spec.ts › odds › are kept',
  ]);
});

describe('engines', () => {
  const stories = (name: string, ...lines: string[]) => ({
    name: `/site/${name}.stories.ts`,
    status: lines.includes('failed') ? 'failed' : 'passed',
    assertionResults: lines.map((status) => ({ status })),
  });
  const count = (results: object[], found: string[], mustHaveAll = false) =>
    countEngines(
      JSON.stringify({ testResults: results }),
      ['firefox', 'webkit'],
      new Set(found),
      mustHaveAll,
    );
  const both = ['firefox', 'webkit'];

  it('are counted together', () => {
    const results = [stories('firefox', 'passed', 'passed'), stories('webkit', 'passed', 'failed')];
    expect(count(results, both)).toEqual({ passed: 3, failed: 1 });
  });

  it('one that was found and told nothing has failed', () => {
    expect(count([stories('firefox', 'passed')], both)).toEqual({ passed: 1, failed: 1 });
    const silent = [stories('firefox', 'passed'), stories('webkit', 'skipped')];
    expect(count(silent, both)).toEqual({ passed: 1, failed: 1 });
  });

  it('a file that broke off has failed, whatever it told before', () => {
    const broken = { ...stories('webkit', 'passed'), status: 'failed' };
    expect(count([stories('firefox', 'passed'), broken], both)).toEqual({ passed: 2, failed: 1 });
  });

  it('one that was not found is a failure only where none may be missing', () => {
    const results = [stories('firefox', 'passed')];
    expect(count(results, ['firefox'])).toEqual({ passed: 1, failed: 0 });
    expect(count(results, ['firefox'], true)).toEqual({ passed: 1, failed: 1 });
    expect(count([], [], true)).toEqual({ passed: 0, failed: 2 });
  });
});

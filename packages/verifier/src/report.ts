import type { Mismatch } from './verify/index.ts';
import type { FileResult } from './verify-file.ts';

/** How results are written. Another way is a row here. */
export const FORMATS = { text, json, junit };

export type Format = keyof typeof FORMATS;

export function isFormat(name: string): name is Format {
  return Object.hasOwn(FORMATS, name);
}

function text(results: readonly FileResult[]): string {
  const failures = results.flatMap(({ file, verdicts }) =>
    verdicts
      .filter(({ mismatches }) => mismatches.length > 0)
      .flatMap(({ name, mismatches }) => [
        `FAILED ${visible(file)}: ${visible(name)}`,
        ...mismatches.map((mismatch) => `  ${visible(sentence(mismatch))}`),
      ]),
  );
  const { passed, failed } = count(results);
  return `${[...failures, `${passed} passed, ${failed} failed`].join('\n')}\n`;
}

function json(results: readonly FileResult[]): string {
  return `${JSON.stringify({ ...count(results), files: results }, null, 2)}\n`;
}

/** The form of test reports that most services of continuous integration read. */
function junit(results: readonly FileResult[]): string {
  const suites = results.map(({ file, verdicts }) => {
    const { passed, failed } = count([{ file, verdicts }]);
    const cases = verdicts.map(({ name, mismatches }) => {
      const head = `    <testcase classname="${escaped(file)}" name="${escaped(name)}"`;
      if (mismatches.length === 0) return `${head}/>`;
      const said = escaped(mismatches.map(sentence).join('\n'));
      return `${head}>\n      <failure message="${mismatches.length} wrong">${said}</failure>\n    </testcase>`;
    });
    const sums = `tests="${passed + failed}" failures="${failed}"`;
    return `  <testsuite name="${escaped(file)}" ${sums}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  const { passed, failed } = count(results);
  const sums = `tests="${passed + failed}" failures="${failed}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="trailbook-verify" ${sums}>\n${suites.join('\n')}\n</testsuites>\n`;
}

function count(results: readonly FileResult[]) {
  const verdicts = results.flatMap(({ verdicts }) => verdicts);
  const failed = verdicts.filter(({ mismatches }) => mismatches.length > 0).length;
  return { passed: verdicts.length - failed, failed };
}

function sentence({ path, expected, actual }: Mismatch): string {
  return `${path || 'the file'}: expected ${shown(expected)}, got ${shown(actual)}`;
}

/** In one line, without characters that would command a terminal. */
function visible(text: string): string {
  return text.replaceAll(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function escaped(value: string): string {
  return (
    value
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll('\n', '&#10;')
      // XML has no place for most control characters, not even written as numbers.
      .replaceAll(/[^\P{Cc}\n]/gu, '?')
  );
}

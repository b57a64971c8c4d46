import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldenCase } from '../test/golden-case.ts';

/** The verifier as its caller meets it: what it says, and what it leaves with. */

const cli = join(import.meta.dirname, 'cli.ts');
const folder = mkdtempSync(join(tmpdir(), 'trailbook-verifier-'));

const right = goldenCase({ kind: 'lightCone', id: 23000 }, 26_320);

beforeAll(() => {
  mkdirSync(join(folder, 'cases'));
  write('cases/right.json', right);
  write('wrong.json', { ...right, expected: { items: {}, exp: { character: 0, lightCone: 7 } } });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('trailbook-verify', () => {
  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ status: 0, said: expect.stringContaining('FILE|DIR…') });
    expect(run('--version').said).toMatch(/^trailbook-verify \d+\.\d+\.\d+, game data \d+\.\d+\n$/);
    expect(run('--version', '--data', 'nowhere')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/, no game data\n$/),
    });
  });

  it('takes files and folders', () => {
    expect(run('cases')).toMatchObject({ status: 0, said: '1 passed, 0 failed\n' });
    expect(run('cases/right.json', 'cases')).toMatchObject({ said: '2 passed, 0 failed\n' });
  });

  it('names the place of a wrong figure', () => {
    expect(run('wrong.json')).toMatchObject({
      status: 1,
      said: [
        'FAILED wrong.json: lightCone 23000, 1 to 20',
        '  expected.exp.lightCone: expected 7, got 26320',
        '0 passed, 1 failed',
        '',
      ].join('\n'),
    });
  });

  it('writes JSON for programs, and JUnit for services', () => {
    const report = JSON.parse(run('cases', 'wrong.json', '--format', 'json').said);
    expect(report).toMatchObject({ passed: 1, failed: 1 });
    expect(report.files[1].verdicts[0].mismatches[0].actual).toBe(26320);
    const xml = run('wrong.json', '--format', 'junit').said;
    expect(xml).toContain('<testsuites name="trailbook-verify" tests="1" failures="1">');
    expect(xml).toContain('expected.exp.lightCone: expected 7, got 26320</failure>');
  });

  it.each([
    ['no such path', ['nowhere'], 'There is no file or folder nowhere.'],
    ['no such option', ['--quick', 'cases'], "Unknown option '--quick'"],
    ['no such format', ['cases', '--format', 'xls'], 'There is no format xls'],
    ['no data there', ['cases', '--data', '.'], 'it is no folder of game data'],
    ['nothing named', [], 'Name a file or a folder of cases.'],
  ])('says in words that there is %s', (_, args, words) => {
    const { status, complained } = run(...args);
    expect({ status, complained }).toEqual({
      status: 2,
      complained: expect.stringContaining(words),
    });
    expect(complained).not.toMatch(/^\s+at /m);
  });

  it('reads files that begin with a byte order mark', () => {
    writeFileSync(join(folder, 'marked.json'), `\uFEFF${JSON.stringify(right)}`);
    expect(run('marked.json')).toMatchObject({ said: '1 passed, 0 failed\n' });
  });

  it('writes no characters that would command a terminal', () => {
    write('loud.json', { ...right, name: 'a\u001b[31mb\nc', kind: '\u001b[2J' });
    const { said } = run('loud.json');
    expect(said).toContain('FAILED loud.json: a\\u001b[31mb\\u000ac\n');
    expect(said).toContain('got \\u001b[2J\n');
  });

  it('follows links in circles once, and takes for files what are files', () => {
    const circle = join(folder, 'circle');
    for (const name of ['a', 'b', 'folder.json'])
      mkdirSync(join(circle, name), { recursive: true });
    for (const name of ['a', 'b']) symlinkSync('..', join(circle, name, 'up'), 'junction');
    write('circle/a/right.json', right);
    expect(run('circle')).toMatchObject({ status: 0, said: '1 passed, 0 failed\n' });
  });

  it('fails what is no JSON without failing the others', () => {
    writeFileSync(join(folder, 'broken.json'), '{');
    const { status, said } = run('broken.json', 'cases');
    expect(status).toBe(1);
    expect(said).toContain('the file: expected readable JSON');
    expect(said).toContain('1 passed, 1 failed');
  });
});

it('the case of the readme passes as it stands there', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../core/README.md'), 'utf8');
  const [, example = ''] = /```json\n(\{[\s\S]*?)```/.exec(readme) ?? [];
  writeFileSync(join(folder, 'readme.json'), example);
  expect(run('readme.json')).toMatchObject({ said: '1 passed, 0 failed\n' });
});

function run(...args: readonly string[]) {
  const { INIT_CWD: _, ...env } = process.env;
  const child = spawnSync(process.execPath, [cli, ...args], { cwd: folder, env, encoding: 'utf8' });
  return { status: child.status, said: child.stdout, complained: child.stderr };
}

function write(file: string, content: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(content));
}

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The packages as npm packs them, unpacked into a project outside of the workspace. */

const core = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'trailbook-package-'));
const project = join(folder, 'project');

beforeAll(() => {
  const built = join(folder, 'built');
  run(process.execPath, [join(core, 'scripts/build-package.ts'), built]);
  const scope = join(project, 'node_modules/@trailbook');
  mkdirSync(scope, { recursive: true });
  for (const name of ['core', 'data']) {
    const [packed] = JSON.parse(run('npm', ['pack', '--json'], join(built, name)));
    run('tar', ['-xzf', join(built, name, packed.filename), '-C', folder]);
    renameSync(join(folder, 'package'), join(scope, name));
  }
  // What npm would fetch for them, as it is installed here.
  for (const name of ['zod', 'fflate']) {
    symlinkSync(join(core, 'node_modules', name), join(project, 'node_modules', name));
  }
  writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}\n');
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the example of the readme runs in a project outside of the workspace', () => {
  const readme = readFileSync(join(core, 'README.md'), 'utf8');
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(example.split('\n').length).toBeLessThanOrEqual(12);
  writeFileSync(join(project, 'example.js'), example);
  const lines = run(process.execPath, ['example.js'], project).trim().split('\n');
  // From rank 2 to 3 it takes 3, from 3 to 4 it takes 7.
  expect(lines).toContain('110406 10 of 10');
  expect(lines.find((line) => line.startsWith('2 '))).toMatch(/^2 \d+ of \d+$/);
});

it('every entry can be imported, and brings its types', () => {
  const { exports } = JSON.parse(
    readFileSync(join(project, 'node_modules/@trailbook/core/package.json'), 'utf8'),
  );
  const entries = Object.keys(exports).map((entry) => entry.replace('.', '@trailbook/core'));
  const imports = entries.map((entry) => `if (!(await import('${entry}'))) throw 1;`).join('\n');
  run(process.execPath, ['--input-type=module', '-e', imports], project);

  writeFileSync(
    join(project, 'typed.ts'),
    [
      `import data from '@trailbook/data';`,
      `import { type Dataset, type Plan, parseDataset, plan } from '@trailbook/core';`,
      `const dataset: Dataset = parseDataset(data);`,
      `const made: Plan = plan(dataset, { entries: [] });`,
      `// @ts-expect-error entries are required`,
      `plan(dataset, {});`,
      `export { made };`,
    ].join('\n'),
  );
  const tsc = join(core, 'node_modules/typescript/lib/tsc.js');
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--skipLibCheck',
  ];
  run(process.execPath, [tsc, ...options, 'typed.ts'], project);
});

it('the verifier that comes along checks the cases that come along', () => {
  const own = join(project, 'node_modules/@trailbook/core');
  cpSync(join(own, 'fixtures'), join(project, 'cases'), { recursive: true });
  const said = run(process.execPath, [join(own, 'verifier/cli.js'), 'cases'], project);
  expect(said).toMatch(/^\d{3} passed, 0 failed$/m);
});

function run(command: string, args: readonly string[], cwd = folder): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

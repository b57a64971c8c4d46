import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedExamples } from '../public-surface.ts';
import { blocksOf, core, type Packed, pack, project, readText, run, tryRun } from './project.ts';

let packed: Packed;
/** A project that npm has installed both packages into. */
let home: string;

beforeAll(() => {
  packed = pack();
  home = project(packed, 'home', 'npm', [packed.core, packed.data]);
});

afterAll(() => packed.remove());

/** Other versions of Node to run examples on, as paths divided by colons. */
const nodes = [process.execPath, ...(process.env.OTHER_NODES?.split(':') ?? [])];

describe('the packages', () => {
  it.each(['core', 'data'] as const)('publint finds nothing in %s', (name) => {
    const bin = join(core, 'node_modules/.bin/publint');
    expect(tryRun(bin, [packed[name], '--strict'], packed.folder)).toMatchObject({ status: 0 });
  });

  it.each(['core', 'data'] as const)('types of %s resolve for every kind of importer', (name) => {
    const bin = join(core, 'node_modules/.bin/attw');
    const args = [packed[name], '--profile', 'esm-only'];
    expect(tryRun(bin, args, packed.folder)).toMatchObject({ status: 0 });
  });

  it.each(['core', 'data'])('%s holds its licence, its readme and its changes', (name) => {
    const files = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'];
    for (const file of files) {
      expect(readText(home, 'node_modules/@trailbook', name, file).length).toBeGreaterThan(100);
    }
  });

  it('holds nothing that only the house needs', () => {
    const files = readdirSync(join(home, 'node_modules/@trailbook/core'), { recursive: true });
    expect(files.filter((file) => /(^|[./])(test|bench)\b/.test(String(file)))).toEqual([]);
  });

  it('has no way into the rooms of the house', () => {
    const load = `await import('@trailbook/core/internal/planner')`;
    const { complained } = tryRun(process.execPath, ['--input-type=module', '-e', load], home);
    expect(complained).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  it('is required by CommonJS', () => {
    const load = `console.log(typeof require('@trailbook/core').plan, require('@trailbook/core/package.json').name)`;
    expect(run(process.execPath, ['--input-type=commonjs', '-e', load], home)).toBe(
      'function @trailbook/core\n',
    );
  });
});

it.each([core, join(core, '../api')])('typedoc has nothing to warn of: %s', (folder) => {
  const bin = join(core, 'node_modules/.bin/typedoc');
  expect(tryRun(bin, ['--emit', 'none', '--disableSources'], folder)).toMatchObject({ status: 0 });
});

describe('every example', () => {
  const readmes = ['.', '../data', '../..'].map((folder) => readText(core, folder, 'README.md'));
  const examples = [
    ...readmes.flatMap((readme) => [...blocksOf(readme, 'js'), ...blocksOf(readme, 'ts')]),
    ...documentedExamples(),
  ];

  beforeAll(() => {
    mkdirSync(join(home, 'examples'));
    for (const [at, example] of examples.entries()) {
      writeFileSync(join(home, 'examples', `${at}.ts`), example);
    }
    writeFileSync(
      join(home, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          module: 'nodenext',
          target: 'es2023',
          // Examples print; the packages themselves ask for no library beyond the language.
          lib: ['es2023', 'dom'],
          types: [],
          outDir: 'out',
        },
        include: ['examples', 'typed.ts'],
      }),
    );
    writeFileSync(
      join(home, 'typed.ts'),
      [
        `import { type Dataset, type Plan, goal, parseDataset, plan, setSkill } from '@trailbook/core';`,
        `import data from '@trailbook/data';`,
        `const dataset: Dataset = parseDataset(data);`,
        `const made: Plan = plan(dataset, { entries: [] });`,
        `export const again: Plan = plan(dataset, { entries: [], inventory: made.left });`,
        `export const credit = dataset.items.get(2);`,
        `setSkill(dataset, goal(dataset, 'acheron'), 1308002, 'to', 8);`,
        `// @ts-expect-error entries are required`,
        `plan(dataset, {});`,
      ].join('\n'),
    );
  });

  it('is sound in a strict project, without skipping the libraries', () => {
    const tsc = join(core, 'node_modules/typescript/lib/tsc.js');
    expect(tryRun(process.execPath, [tsc, '-p', '.'], home)).toEqual({
      status: 0,
      said: '',
      complained: '',
    });
  });

  it.each(nodes)('runs on %s', (node) => {
    for (const at of examples.keys()) {
      const { status, complained } = tryRun(node, [join('out/examples', `${at}.js`)], home);
      expect({ example: examples[at], status, complained }).toMatchObject({ status: 0 });
    }
  });

  it('says what the readme says it does', () => {
    expect(run(process.execPath, ['out/examples/0.js'], home)).toContain('110406 10 of 10\n');
  });
});

/** Bytes, minified and compressed. */
const WEIGHTS: readonly [names: string, most: number][] = [
  ['requirements', 1_400],
  ['plan', 3_500],
  [
    'farming, goal, lightConeGoal, openPack, plan, requirements, schedule, setLevel, setSkill, toggleTrace, upgrade',
    7_300,
  ],
  ['upgradePart', 4_500],
];

describe('what it weighs', () => {
  it.each(WEIGHTS)('%s, by esbuild and vite', async (names, most) => {
    writeFileSync(join(home, 'entry.js'), `export { ${names} } from '@trailbook/core';`);
    const built = await esbuild.build({
      absWorkingDir: home,
      entryPoints: ['entry.js'],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    const weights = {
      esbuild: weigh(built.outputFiles[0]?.text ?? ''),
      vite: weigh(await viteBundle()),
    };
    console.info(names, weights);
    expect(Math.max(...Object.values(weights))).toBeLessThanOrEqual(most);
  });

  it('the planner pack is about 50 kB', () => {
    const bytes = weigh(readText(home, 'node_modules/@trailbook/data/planner.json'));
    expect(bytes).toBeLessThan(50_000);
  });

  it('one part of the data brings no other', async () => {
    writeFileSync(join(home, 'entry.js'), `export { namesEn } from '@trailbook/data';`);
    const bundle = await viteBundle();
    expect(bundle).toContain('Acheron');
    expect(bundle).not.toContain('maxLevel');
  });
});

async function viteBundle(): Promise<string> {
  const built = await vite.build({
    root: home,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: 'esbuild',
      lib: { entry: 'entry.js', formats: ['es'] },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('Vite has built nothing.');
  // Of a library vite leaves the whitespace to whoever bundles it at last.
  const { code } = first.output[0];
  return (await esbuild.transform(code, { minify: true, format: 'esm' })).code;
}

function weigh(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

describe('the verifier', () => {
  const shipped = 'node_modules/@trailbook/core/fixtures';

  beforeAll(() => {
    const [golden = ''] = blocksOf(readText(core, 'README.md'), 'json');
    writeFileSync(join(packed.folder, 'golden.json'), golden);
    writeFileSync(join(packed.folder, 'wrong.json'), golden.replace('385000', '385001'));
  });

  it('checks what it ships with, under npm', () => {
    const said = run('npx', ['--no-install', 'trailbook-verify', shipped], home);
    expect(said).toMatch(/^\d{3} passed, 0 failed\n$/);
  });

  it('checks the case of the readme and finds what is wrong, under pnpm', () => {
    const place = project(packed, 'by-pnpm', 'pnpm', [packed.core, packed.data]);
    const verify = (...args: string[]) =>
      tryRun('pnpm', ['exec', 'trailbook-verify', ...args], place);
    expect(verify('../golden.json')).toMatchObject({ status: 0, said: '1 passed, 0 failed\n' });
    expect(verify('../wrong.json')).toMatchObject({
      status: 1,
      said: expect.stringContaining('expected.items.2: expected 385001, got 385000'),
    });
  });

  it('says in words that the data are not there', () => {
    const place = project(packed, 'without-data', 'npm', [packed.core]);
    const verify = ['--no-install', 'trailbook-verify', '../golden.json'];
    const { status, complained } = tryRun('npx', verify, place);
    expect(status).toBe(2);
    expect(complained).toContain('Add the package @trailbook/data');
    expect(complained).not.toMatch(/^\s+at /m);
  });
});

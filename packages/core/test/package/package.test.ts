import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import ts from 'typescript';
import * as vite from 'vite';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { documentedExamples } from '../public-surface.ts';
import { blocksOf, core, project, readText, run, tryRun } from './project.ts';

const packed = inject('packed');
/** A project that npm has installed both packages into. */
let home: string;

beforeAll(() => {
  const compilers = [`oldest@npm:typescript@${OLDEST_TYPESCRIPT}`, 'newest@npm:typescript@latest'];
  home = project(packed, 'home', 'npm', [packed.core, packed.data, ...compilers]);
});

/** The version that the README promises. */
const OLDEST_TYPESCRIPT = /TypeScript (\d+\.\d+)/.exec(readText(core, 'README.md'))?.[1];

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

  it('core holds what its entries and its command reach, and no more', async () => {
    const place = join(home, 'node_modules/@trailbook/core');
    const { exports, bin } = JSON.parse(readText(place, 'package.json'));
    const entries = Object.values<string | { types: string; default: string }>(exports);
    const modules = entries.filter((entry) => typeof entry !== 'string');
    const { metafile } = await esbuild.build({
      absWorkingDir: place,
      entryPoints: [...modules.map((entry) => entry.default), ...Object.values<string>(bin)],
      ...{ bundle: true, write: false, metafile: true, outdir: 'out' },
      ...{ packages: 'external', platform: 'node', format: 'esm', treeShaking: false },
    });
    const types = ts.createProgram(
      modules.map((entry) => join(place, entry.types)),
      { module: ts.ModuleKind.NodeNext, noLib: true, types: [] },
    );
    const reached = new Set([
      ...Object.keys(metafile.inputs),
      ...types.getSourceFiles().map(({ fileName }) => relative(place, fileName)),
      ...['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'],
    ]);
    const files = readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => relative(place, join(file.parentPath, file.name)));
    expect(files.length).toBeGreaterThan(100);
    expect(
      files.filter((file) => !reached.has(file) && !/^fixtures\/.*\.json$/.test(file)),
    ).toEqual([]);
  });

  it('golden cases of core can be imported', () => {
    const load = `import cases from '@trailbook/core/fixtures/statistics/statistics.json' with { type: 'json' }; console.log(Array.isArray(cases));`;
    expect(run(process.execPath, ['--input-type=module', '-e', load], home)).toBe('true\n');
  });

  it.each(['core', 'data'])(
    'the sources of %s refuse to be packed, and say what to pack',
    (name) => {
      const { status, said, complained } = tryRun('pnpm', ['pack'], join(core, '..', name));
      expect(status).not.toBe(0);
      expect(said + complained).toContain('build:package');
    },
  );

  it.each(['core', 'data'])('the changelog of %s begins with its version', (name) => {
    const place = join(home, 'node_modules/@trailbook', name);
    const { version } = JSON.parse(readText(place, 'package.json'));
    const [, newest] = /^## (.*)$/m.exec(readText(place, 'CHANGELOG.md')) ?? [];
    expect(newest).toBe(version);
  });

  it('has no way into the rooms of the house', () => {
    const load = `await import('@trailbook/core/internal/planner')`;
    const { complained } = tryRun(process.execPath, ['--input-type=module', '-e', load], home);
    expect(complained).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  it('are required by CommonJS, as the readme says', () => {
    const [example = ''] = blocksOf(readText(core, 'README.md'), 'cjs');
    expect(example).toContain(`require('@trailbook/data')`);
    expect(run(process.execPath, ['--input-type=commonjs', '-e', example], home)).toMatch(
      /^\d+\n$/,
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
        `import type { DatasetJson } from '@trailbook/core/dataset';`,
        `import data, { characters, type Parts } from '@trailbook/data';`,
        `import items from '@trailbook/data/items.json' with { type: 'json' };`,
        `import nicknames from '@trailbook/data/search/nicknames.json' with { type: 'json' };`,
        `import terms from '@trailbook/data/terms/th.json' with { type: 'json' };`,
        `const dataset: Dataset = parseDataset(data);`,
        `export const raw: DatasetJson = data;`,
        `export const some: [DatasetJson['characters'], Parts['items'], DatasetJson['terms']] = [`,
        `  characters, items, { th: terms },`,
        `];`,
        `export const march: readonly string[] | undefined = nicknames['1001'];`,
        `// @ts-expect-error items have a rarity, and no stars`,
        `items[0]?.stars;`,
        `for (const { id } of items) dataset.items.get(id);`,
        `const made: Plan = plan(dataset, { entries: [] });`,
        `export const again: Plan = plan(dataset, { entries: [], inventory: made.left });`,
        `export const credit = dataset.items.get(2);`,
        `setSkill(dataset, goal(dataset, 'acheron'), 1308002, 'to', 8);`,
        `// @ts-expect-error entries are required`,
        `plan(dataset, {});`,
      ].join('\n'),
    );
  });

  it.each(['oldest', 'newest'])(
    'is sound in a strict project, by the %s TypeScript',
    (compiler) => {
      const place = join(home, 'node_modules', compiler);
      const { bin } = JSON.parse(readText(place, 'package.json'));
      expect(tryRun(process.execPath, [join(place, bin.tsc), '-p', '.'], home)).toEqual({
        status: 0,
        said: '',
        complained: '',
      });
    },
  );

  it.each(nodes)('runs on %s', (node) => {
    const all = `for (let at = 0; at < ${examples.length}; at++) {
      await import('./out/examples/' + at + '.js').catch((error) => {
        console.error('failed', at, error);
        process.exitCode = 1;
      });
    }`;
    const { status, complained } = tryRun(node, ['--input-type=module', '-e', all], home);
    const [, failed] = /^failed (\d+)/m.exec(complained) ?? [];
    expect({ status, failed: examples[Number(failed)] }, complained).toEqual({ status: 0 });
  });

  it('says what the readme says it does', () => {
    expect(run(process.execPath, ['out/examples/0.js'], home)).toContain('110406 10 of 10\n');
  });
});

/** Bytes, minified and compressed. */
const WEIGHTS: readonly [names: string, most: number][] = [
  ['requirements', 1_580],
  ['plan', 3_500],
  [
    'farming, goal, lightConeGoal, openPack, plan, requirements, schedule, setLevel, setSkill, toggleTrace, upgrade',
    7_420,
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

  it.each([
    ['termsEn', 8_500],
    ['searchEn', 1_000],
  ])('%s comes without those of other languages', async (name, most) => {
    writeFileSync(join(home, 'entry.js'), `export { ${name} } from '@trailbook/data';`);
    const bundle = await viteBundle();
    expect(weigh(bundle)).toBeLessThanOrEqual(most);
    expect(bundle).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Han}/u);
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

/** With the package before it: npm would fetch whatever bears the command's name where this is not installed. */
const COMMAND = ['-p', '@trailbook/core', 'trailbook-verify'];

describe('the verifier', () => {
  it('is documented with the package that it is in', () => {
    const readme = readText(core, 'README.md');
    expect(readme).toContain(`npx ${COMMAND.join(' ')}`);
    expect(readme).not.toContain('npx trailbook-verify');
  });

  const shipped = 'node_modules/@trailbook/core/fixtures';

  beforeAll(() => {
    const [golden = ''] = blocksOf(readText(core, 'README.md'), 'json');
    writeFileSync(join(packed.folder, 'golden.json'), golden);
    writeFileSync(join(packed.folder, 'wrong.json'), golden.replace('385000', '385001'));
  });

  it('checks what it ships with, under npm', () => {
    const said = run('npx', ['--no-install', ...COMMAND, shipped], home);
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
    const verify = ['--no-install', ...COMMAND, '../golden.json'];
    const { status, complained } = tryRun('npx', verify, place);
    expect(status).toBe(2);
    expect(complained).toContain('Add the package @trailbook/data');
    expect(complained).not.toMatch(/^\s+at /m);
  });
});

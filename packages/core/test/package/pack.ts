import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { core, type Packed, run } from './project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    packed: Packed;
  }
}

/** Packs the packages once, for all files of tests. */
export default function pack(tests: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'trailbook-package-'));
  const built = join(folder, 'built');
  run(process.execPath, [join(core, 'scripts/build-package.ts'), built], folder);
  const [coreFile = '', dataFile = ''] = ['core', 'data'].map((name) => {
    const [packed] = JSON.parse(run('npm', ['pack', '--json'], join(built, name)));
    return join(built, name, packed.filename);
  });
  tests.provide('packed', { folder, built, core: coreFile, data: dataFile });
  return () => rmSync(folder, { recursive: true, force: true });
}

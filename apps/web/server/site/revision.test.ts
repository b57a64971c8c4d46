import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { smallDataset } from '../test/small-dataset';
import { revisionOf } from './revision';

const folder = mkdtempSync(join(tmpdir(), 'revision-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A build whose server and worker are these. */
function build(name: string, server: string, worker: string): string {
  const buildFolder = join(folder, name);
  for (const [part, file, code] of [
    ['server', 'index.js', server],
    ['worker', 'service-worker.js', worker],
  ] as const) {
    mkdirSync(join(buildFolder, part), { recursive: true });
    writeFileSync(join(buildFolder, part, file), code);
  }
  return buildFolder;
}

const untold = { config: { revision: null }, dataset: smallDataset };
const first = build('first', 'import "./site-1.js";', 'work();');

describe('a deployment without a set revision', () => {
  it('is the same in every process of one build on the same data', () => {
    const again = build('again', 'import "./site-1.js";', 'work();');
    expect(revisionOf({ ...untold, buildFolder: again })).toBe(
      revisionOf({ ...untold, buildFolder: first }),
    );
  });

  it('is another with another server, another worker or other data or words', () => {
    const { manifest } = smallDataset;
    const revisions = [
      { ...untold, buildFolder: first },
      { ...untold, buildFolder: build('server', 'import "./site-2.js";', 'work();') },
      { ...untold, buildFolder: build('worker', 'import "./site-1.js";', 'rest();') },
      ...[
        { ...smallDataset, manifest: { ...manifest, hash: 'other' } },
        { ...smallDataset, search: { nicknames: { 1001: ['m7'] } } },
        { ...smallDataset, choices: { en: { missions: {}, answers: { 4051110: 'Stay' } } } },
      ].map((dataset) => ({ ...untold, dataset, buildFolder: first })),
    ].map(revisionOf);
    expect(new Set(revisions).size).toBe(6);
  });

  it('has one without a build, as in development', () => {
    expect(revisionOf(untold)).toMatch(/^[\w-]{12}$/);
  });
});

it('takes the revision of the settings', () => {
  expect(revisionOf({ ...untold, config: { revision: 'v30' }, buildFolder: first })).toBe('v30');
});

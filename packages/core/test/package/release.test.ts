import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { core, readText, tryRun } from './project.ts';

const root = join(core, '../..');
const workflow = readText(root, '.github/workflows/release.yml');
/** It asks nobody, and tells as much whoever started the tests tells npm to. */
const BY_ITSELF = ['--registry=http://localhost:9/', '--fetch-retries=0', '--loglevel=notice'];
const packed = inject('packed');

describe('a release', () => {
  const tagged = (tag: string) =>
    tryRun(process.execPath, [join(core, 'scripts/tagged-package.ts'), tag, packed.built], core);
  const versionOf = (name: string): string =>
    JSON.parse(readText(packed.built, name, 'package.json')).version;

  it.each(['core', 'data'])(
    'of %s is asked for by a tag with the version that was built',
    (name) => {
      expect(tagged(`@trailbook/${name}@${versionOf(name)}`)).toMatchObject({
        status: 0,
        said: `folder=${join(packed.built, name)}\n`,
      });
      const wrong = tagged(`@trailbook/${name}@99.0.0`);
      expect(wrong).toMatchObject({ status: 1, said: '' });
      expect(wrong.complained).toContain('changeset version');
    },
  );

  it('of nothing that there is, is refused', () => {
    expect(tagged('v1')).toMatchObject({ status: 1 });
  });

  it.each(['core', 'data'])('of %s would be taken by npm', (name) => {
    const { status, complained } = tryRun(
      'npm',
      ['publish', '--dry-run', '--provenance', '--access', 'public', ...BY_ITSELF],
      join(packed.built, name),
    );
    expect({ status, complained }).toMatchObject({ status: 0 });
    expect(complained).toMatch(/tag latest and public access \(dry-run\)/);
  });
});

describe('its workflow', () => {
  it('checks, tests and builds before it publishes, by scripts that there are', () => {
    const scripts = [
      ...Object.keys(JSON.parse(readText(root, 'package.json')).scripts),
      ...Object.keys(JSON.parse(readText(core, 'package.json')).scripts),
    ];
    const asked = [...workflow.matchAll(/pnpm (?:--filter \S+ )?([\w:]+)/g)].map(
      ([, name]) => name,
    );
    expect(asked).toEqual(['check', 'build', 'test:unit', 'test:package', 'build:package']);
    expect(workflow.indexOf('./.github/actions/install')).toBeLessThan(
      workflow.indexOf('pnpm check'),
    );
    expect(scripts).toEqual(expect.arrayContaining(asked));
    expect(workflow.indexOf('npm publish')).toBeGreaterThan(workflow.indexOf('build:package'));
    expect(readdirSync(join(core, 'scripts'))).toContain('tagged-package.ts');
  });

  it('proves where a package comes from, with no secret and no other registry', () => {
    expect(workflow).toContain('id-token: write');
    expect(workflow).toContain('npm publish --provenance --access public');
    expect(workflow).not.toMatch(/secrets\.|registry|https?:/);
  });
});

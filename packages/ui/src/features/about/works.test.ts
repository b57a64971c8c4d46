import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKS } from './works.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const ROOMS = ['packages/core', 'packages/ui', 'apps/web', 'apps/desktop'];
/** No dependency, and yet in what is handed out. */
const BUILT_IN = [['apps/desktop', 'electron']] as const;
/** What a start builds with, and hands out nothing of. */
const BUILDERS = [
  '@remix-run/dev',
  '@remix-run/route-config',
  '@swc/core',
  '@tailwindcss/vite',
  'vite',
];

interface Manifest {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

const depended = [
  ...ROOMS.flatMap((room) =>
    Object.keys(manifestOf(room).dependencies ?? {})
      .filter((name) => !name.startsWith('@trailbook/') && !BUILDERS.includes(name))
      .map((name) => [room, name] as const),
  ),
  ...BUILT_IN,
];

describe('the works of others that the credits name', () => {
  it('are all that the packages depend on, and nothing else', () => {
    const named = WORKS.flatMap(({ packages }) => packages);
    expect(named.toSorted()).toEqual([...new Set(depended.map(([, name]) => name))].sort());
  });

  it('stand there under the licence that each says of itself', () => {
    const said = depended.map(
      ([room, name]) => [name, manifestOf(`${room}/node_modules/${name}`).license] as const,
    );
    const named = WORKS.flatMap(({ packages, licence }) =>
      packages.map((name) => [name, licence] as const),
    );
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(said));
  });
});

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What both packages have in common. */

export const ROOT = join(import.meta.dirname, '../../..');

/** What a manifest of a source says of its package. */
export interface About {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Writes what every package of the house has: manifest, readme, licence, changes. */
export function writePackage(
  folder: string,
  { source, ...fields }: { readonly source: string; readonly [field: string]: unknown },
): void {
  const here = join(ROOT, source);
  const about = readJson<About>(join(here, 'package.json'));
  const { name, description, keywords } = about;
  const changes = pendingChanges(name);
  const version = nextVersion(about.version, changes);
  cpSync(join(here, 'README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog(here, version, changes));
  writeJson(join(folder, 'package.json'), {
    name,
    version,
    description,
    keywords,
    ...commonFields(source),
    ...fields,
  });
}

/** Fields that every package of the house has. */
function commonFields(directory: string) {
  const { homepage, repository, license } = readJson<{
    homepage: string;
    repository: { type: string; url: string };
    license: string;
  }>(join(ROOT, 'package.json'));
  return {
    license,
    homepage,
    repository: { ...repository, directory },
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.11' },
    publishConfig: { access: 'public', provenance: true },
  };
}

/** What a changeset says of a package. */
interface Change {
  readonly bump: string;
  readonly text: string;
}

/** Changesets that wait for the next version of a package. */
function pendingChanges(name: string): Change[] {
  const changesets = join(ROOT, '.changeset');
  return readdirSync(changesets)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const [, head = '', text = ''] = readFileSync(join(changesets, file), 'utf8').split(/^---$/m);
      const bump = new RegExp(`^"${name}": (\\w+)$`, 'm').exec(head)?.[1];
      return bump ? [{ bump, text: text.trim() }] : [];
    });
}

const BUMPS = ['major', 'minor', 'patch'];

/** The version that `changeset version` will give. */
function nextVersion(version: string, changes: readonly Change[]): string {
  const bumps = new Set(changes.map(({ bump }) => bump));
  const place = BUMPS.findIndex((bump) => bumps.has(bump));
  if (place === -1) return version;
  return version
    .split('.')
    .map((part, at) => (at < place ? part : at === place ? Number(part) + 1 : 0))
    .join('.');
}

/** The changelog of a package, with what waits for its next version on top. */
function changelog(folder: string, next: string, changes: readonly Change[]): string {
  const [title = '', released = ''] = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split(
    /(?<=^# .*\n)/,
  );
  const texts = changes.map(({ text }) => text);
  const waiting = texts.length > 0 ? `\n## ${next}\n\n${texts.join('\n\n')}\n` : '';
  return `${title}${waiting}${released}`;
}

export function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  const { name, version, description, keywords } = readJson<About>(join(here, 'package.json'));
  cpSync(join(here, 'README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog(name, here));
  const about = { name, version, description, keywords };
  writeJson(join(folder, 'package.json'), { ...about, ...commonFields(source), ...fields });
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

/** The changelog of a package, with what waits for its next version on top. */
function changelog(name: string, folder: string): string {
  const pending = readdirSync(join(ROOT, '.changeset'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(ROOT, '.changeset', file), 'utf8').split(/^---$/m))
    .filter(([, head = '']) => head.includes(`"${name}"`))
    .map(([, , text = '']) => text.trim());
  const file = join(folder, 'CHANGELOG.md');
  const released = existsSync(file) ? readFileSync(file, 'utf8').replace(/^# .*\n/, '') : '';
  const waiting = pending.length > 0 ? `## Next\n\n${pending.join('\n\n')}\n` : '';
  return `# ${name}\n\n${waiting}${released}`;
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

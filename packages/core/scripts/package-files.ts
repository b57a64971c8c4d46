import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What both packages have in common. */

export const ROOT = join(import.meta.dirname, '../../..');

/** Fields that every package of the house has. */
export function commonFields(directory: string) {
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
export function changelog(name: string, folder: string): string {
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

export function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

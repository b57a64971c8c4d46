import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Of the site's build, by the path in it: the server, and the client's files without their compressed forms. */
export function isShippedOfSite(name: string): boolean {
  return /^(?:server|client)(?:\/|$)/.test(name) && !/\.(?:br|gz|map)$/.test(name);
}

/** Of the game's data, by the path in it: not the sentences and pictures that an operator may have put there. */
export function isShippedData(name: string): boolean {
  return !/^(?:text(?:\/|$)|pictures\.json$)/.test(name);
}

const IN_ARCHIVE =
  /^\/(?:package\.json|dist|dist\/data-hashes\.json|dist\/app-update\.yml|dist\/(?:main|preload|site)(?:\/.*)?)$/;

/** Whether a path of this package, as the packager asks for it, stays outside of the archive. */
export function isLeftOut(path: string): boolean {
  return path !== '' && !IN_ARCHIVE.test(path);
}

/** What goes beside the archive. */
export const BESIDE = 'dist/beside/data';

interface PackagedFile {
  /** With slashes, from where it is: the archive's root, or the folder beside it. */
  readonly path: string;
  readonly bytes: number;
}

/** What a package would hold, by where it lies. */
export interface PackageList {
  readonly inside: readonly PackagedFile[];
  readonly beside: readonly PackagedFile[];
}

/** @param root - the package's own folder, with what was bundled in it */
export async function listPackage(root: string): Promise<PackageList> {
  const [all, beside] = await Promise.all([filesOf(root), filesOf(join(root, BESIDE))]);
  return { inside: all.filter(({ path }) => !isLeftOut(path)), beside };
}

async function filesOf(folder: string): Promise<PackagedFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(async (entry): Promise<PackagedFile> => {
      const path = join(entry.parentPath, entry.name);
      const { size } = await stat(path);
      return { path: path.slice(folder.length).split(sep).join('/'), bytes: size };
    });
  return Promise.all(files);
}

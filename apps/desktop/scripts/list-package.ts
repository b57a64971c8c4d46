import { join } from 'node:path';
import { listPackage } from './package-files.ts';

/** Lists and weighs what `package` would put into the program, without Electron's binary. */
const { inside, beside } = await listPackage(join(import.meta.dirname, '..'));

const lines: string[] = [];
for (const [title, files] of [
  ['In the archive', inside],
  ['Beside it', beside],
] as const) {
  const folders = new Map<string, { count: number; bytes: number }>();
  for (const { path, bytes } of files) {
    const folder = path.split('/').slice(0, 4).slice(0, -1).join('/') || '/';
    const { count, bytes: before } = folders.get(folder) ?? { count: 0, bytes: 0 };
    folders.set(folder, { count: count + 1, bytes: before + bytes });
  }
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  lines.push(`${title}: ${files.length} files, ${inKilobytes(all)}`);
  for (const [folder, { count, bytes }] of [...folders].sort()) {
    const weight = inKilobytes(bytes).padStart(10);
    lines.push(`  ${folder.padEnd(20)}${String(count).padStart(6)} files ${weight}`);
  }
}
process.stdout.write(`${lines.join('\n')}\n`);

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} kB`;
}

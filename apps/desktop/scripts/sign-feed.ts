import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the signed manifests of a folder of made files, for the web server that serves it; docs/desktop.md tells how.
 *
 * `node scripts/sign-feed.ts FOLDER VERSION`, with the Ed25519 key as PEM in `UPDATES_PRIVATE_KEY`.
 */
const [folder, version] = process.argv.slice(2);
const pem = process.env.UPDATES_PRIVATE_KEY;
if (!folder || !version || !pem) {
  throw new Error('Say which folder and which version, and give the key in UPDATES_PRIVATE_KEY.');
}
const key = createPrivateKey(pem);
if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is no Ed25519 key.');

/** The file that each system's updater takes, by the name that the manifest has for it. */
const MANIFESTS = [
  ['latest.yml', /\.exe$/],
  ['latest-mac.yml', /darwin.*\.zip$/],
] as const;

const names = await readdir(folder);
for (const [manifest, kind] of MANIFESTS) {
  const made = names.filter((name) => kind.test(name));
  if (made.length === 0) continue;
  const files = await Promise.all(
    made.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const sha512 = createHash('sha512').update(bytes).digest('base64');
      return `  - url: ${JSON.stringify(name)}\n    sha512: ${sha512}\n    size: ${bytes.length}\n`;
    }),
  );
  const releaseDate = new Date().toISOString();
  const text = `version: ${version}\nreleaseDate: '${releaseDate}'\nfiles:\n${files.join('')}`;
  await writeFile(join(folder, manifest), text);
  await writeFile(
    join(folder, `${manifest}.sig`),
    sign(null, Buffer.from(text), key).toString('base64'),
  );
}

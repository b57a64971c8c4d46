import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../../../packages/ui/src/i18n/locales');
const LOADER = /\/ui\/src\/i18n\/load-texts\.ts$/;
const PREFIX = 'trailbook-texts:';

/**
 * Gives the interface's texts names in the browser's build that can be told from their language and their area:
 * a list of all files, of which a page needs three, would weigh more than their texts.
 */
export function namedTexts(folder = LOCALES): Plugin {
  const files = textFiles(folder);
  const mark = markOf(files);
  return {
    name: 'trailbook-texts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      for (const name of files.keys()) {
        this.emitFile({ type: 'chunk', id: PREFIX + name, fileName: `assets/${name}-${mark}.js` });
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      const [, name = ''] = id.split(`\0${PREFIX}`);
      const json = files.get(name);
      return json === undefined ? undefined : `export default ${json}`;
    },
    transform: (_code, id) => (LOADER.test(id) ? { code: loaderOf(mark), map: null } : undefined),
  };
}

/** Texts by what their file is called, `en/shell`. */
export function textFiles(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(
    names.map((name) => [
      name.slice(0, -'.json'.length).split(sep).join('/'),
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );
}

/** One mark for all: whoever has one file of a release has names of all others of it. */
export function markOf(files: ReadonlyMap<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 8);
}

function loaderOf(mark: string): string {
  return `export async function loadTexts(language, area) {
  const file = "/assets/" + language + "/" + area + "-${mark}.js";
  return (await import(/* @vite-ignore */ file)).default;
}`;
}

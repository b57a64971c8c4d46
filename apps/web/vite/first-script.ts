import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:first-script';
const ENTRY = '@trailbook/ui/first-script';

/**
 * Gives the script that runs before anything of a page is shown, bundled, as a text to write into the page. The browser's
 * build needs no copy of it.
 */
export function firstScript(): Plugin {
  return {
    name: 'trailbook-first-script',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id, { ssr } = {}) {
      if (id !== `\0${NAME}`) return undefined;
      const { code, files } = ssr ? await bundled() : { code: '', files: [] };
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

async function bundled() {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rollupOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const output = 'output' in built ? built.output : [];
  const [script] = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  if (!script) throw new Error(`${ENTRY} could not be bundled.`);
  return { code: script.code.trim(), files: script.moduleIds };
}

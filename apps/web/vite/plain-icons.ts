import { join } from 'node:path';
import type { Plugin } from 'vite';

const OURS = join(import.meta.dirname, '../app/create-icon.ts');

/** Has Lucide's icons drawn by our own few lines, see there. */
export function plainIcons(): Plugin {
  let isRequested = false;
  return {
    name: 'trailbook-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (!source.endsWith('/createLucideIcon.mjs')) return undefined;
      isRequested = true;
      return OURS;
    },
    buildEnd(fault) {
      if (!fault && !isRequested)
        this.error('Lucide no longer draws its icons by createLucideIcon.');
    },
  };
}

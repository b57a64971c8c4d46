import type { Plugin } from 'vite';
import { KNOWN, type Known } from './vite-known.ts';

/**
 * Answers the framework's questions after its own flags, and after what no page of ours does, so that the bundler leaves
 * out the ways that are never gone: some seven kilobytes of every page.
 */
export function knownFlags(): Plugin {
  return {
    name: 'trailbook-flags',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr) return undefined;
      const [, known] = Object.entries(KNOWN).find(([file]) => id.endsWith(`/${file}`)) ?? [];
      return known && { code: answered(code, known), map: null };
    },
  };
}

/** @throws Error where a question is not found: another version asks in other words */
export function answered(code: string, known: Known): string {
  return known.reduce((left, [asked, answer]) => {
    if (left.search(asked) < 0) throw new Error(`The framework no longer asks for ${asked}.`);
    return left.replace(asked, answer);
  }, code);
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What needs a way of the router's that is left out of the browser's build: it would fail there, and only there. */
const LEFT_OUT =
  /\b(?:Form|useFetchers?|useSubmit|useActionData|useRevalidator|useBlocker|unstable_usePrompt|useBeforeUnload|useViewTransitionState|Await|useAsyncValue|defer)\b/;

describe('what is left out of the framework', () => {
  it('is asked for by no page of ours', () => {
    const files = globSync('app/**/*.{ts,tsx}', { cwd: import.meta.dirname });
    const imports = files.flatMap((file) => {
      const code = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...code.matchAll(/import \{([^}]*)\} from '@remix-run\/react'/g)].map(
        ([, names = '']) => ({ file, names }),
      );
    });
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter(({ names }) => LEFT_OUT.test(names))).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicNames } from './public-surface.ts';

const core = join(import.meta.dirname, '..');
const names = publicNames();

/** Functions and classes of the root, which nine of ten need. */
const ROOT = '@trailbook/core';
const isCallable = (name: string) => /^[a-z]|Error$/.test(name) && name !== 'EntryError';

describe('the public names', () => {
  const list = `${names.map(({ entry, name }) => `${entry} ${name}`).join('\n')}\n`;

  it('are those of public-names.txt; vitest -u writes it anew', async () => {
    await expect(list).toMatchFileSnapshot('../public-names.txt');
  });

  it.each([...new Set(names.map(({ entry }) => entry))])(
    'of %s change with a changeset, which bears their mark',
    (entry) => {
      const own = names.filter((name) => name.entry === entry).map(({ name }) => name);
      const mark = createHash('sha256').update(own.join()).digest('hex').slice(0, 8);
      // Whoever adds or removes a name ends a changeset with this line.
      expect(marks()).toContain(`Public names of ${entry}: ${mark}`);
    },
  );
});

/** The marks that changesets and the changelog bear. */
function marks(): string[] {
  const changesets = join(core, '../../.changeset');
  const files = readdirSync(changesets).map((file) => join(changesets, file));
  return [join(core, 'CHANGELOG.md'), ...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/Public names of .*$/gm)].map(([line]) => line),
  );
}

describe('their documentation', () => {
  it('is there for every name', () => {
    expect(names.filter(({ documentation }) => !documentation).map(shown)).toEqual([]);
  });

  it('points to no paper that the package does not hold', () => {
    const papers =
      /specification|\brules? [a-z]\d|decision:? [a-z]+-|decisions? \d|docs\/|facts on/i;
    expect(names.filter(({ documentation }) => papers.test(documentation)).map(shown)).toEqual([]);
  });

  it('has an example on each function of the root', () => {
    const functions = names.filter(({ entry, name }) => entry === ROOT && isCallable(name));
    expect(functions.length).toBeGreaterThanOrEqual(12);
    expect(functions.filter(({ examples }) => examples.length === 0).map(shown)).toEqual([]);
  });
});

function shown({ entry, name }: { readonly entry: string; readonly name: string }): string {
  return `${entry} ${name}`;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Scripts that `npm start` and `npm test` come to, on any system. */
const RUN_EVERYWHERE = ['start', 'test', 'test:all', 'test:unit', 'build', 'write-data', 'check'];
const OF_CHECK = ['lint', 'workflows', 'typecheck', 'boundaries', 'unused'];
/** What cmd.exe does not read as a POSIX shell does: quotes, variables, settings ahead, `;`, paths that begin with a dot. */
const ONE_SHELL_ONLY = /['`$;|<>\\]|(?:^|&& )(?:\w+=|\.|(?:cp|rm|mv|mkdir|sh|bash|export)\b)/;

const scripts = globSync(['package.json', '{apps,packages,tooling}/*/package.json'], {
  cwd: ROOT,
}).flatMap((file) => {
  const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  return Object.entries(scripts).map(([name, command]) => ({ file, name, command }));
});

it('no script of a start or of the tests is written for the shell of one system', () => {
  const everywhere = scripts.filter(({ name }) => [...RUN_EVERYWHERE, ...OF_CHECK].includes(name));
  expect(everywhere.length).toBeGreaterThan(15);
  expect(everywhere.filter(({ command }) => ONE_SHELL_ONLY.test(command))).toEqual([]);
});

it.each(['A=1 node a.ts', "node -e 'a'", 'tsc && ./run', 'rm -rf build', 'node $FILE', 'a; b'])(
  'such as “%s”',
  (command) => expect(command).toMatch(ONE_SHELL_ONLY),
);

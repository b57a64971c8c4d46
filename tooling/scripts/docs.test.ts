import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const pages = files.filter((file) => /^(?:README|docs\/.*|packages\/.*README)\.md$/.test(file));
const code = files.filter((file) => /^(?:apps|packages|tooling)\/.*\.(?:ts|tsx|css)$/.test(file));

describe('what comments and docs point to is there', () => {
  it('rules, by their number', () => {
    const numbers = pages
      .filter((page) => page.startsWith('docs/rules/'))
      .flatMap((page) =>
        [...read(page).matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, rule = '']) => rule),
      );
    const rules = new Set(numbers);
    expect(numbers.filter((rule, at) => numbers.indexOf(rule) !== at)).toEqual([]);
    const cited = [...code, ...pages].flatMap((file) =>
      [...read(file).matchAll(/\bRules? ((?:[A-Z]\d+(?:, | and )?)+)/g)].flatMap(([, list = '']) =>
        list.match(/[A-Z]\d+/g)?.map((rule) => ({ file, rule })),
      ),
    );
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter((one) => one && !rules.has(one.rule))).toEqual([]);
    const inCode = new Set(
      cited.flatMap((one) => (one && code.includes(one.file) ? one.rule : [])),
    );
    expect([...rules].filter((rule) => !inCode.has(rule))).toEqual([]);
  });

  it('decisions, by their name, and all of them in the index', () => {
    const decisions = files.flatMap(
      (file) => /^docs\/decisions\/(?!README)(.*)\.md$/.exec(file)?.[1] ?? [],
    );
    const index = read('docs/decisions/README.md');
    expect(decisions.filter((name) => !index.includes(`(${name}.md)`))).toEqual([]);
    const cited = code.flatMap((file) =>
      [...read(file).matchAll(/\b[Dd]ecision:? ([a-z]+(?:-[a-z]+)+)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(cited.filter((name) => !decisions.includes(name))).toEqual([]);
  });

  it('links of the docs', () => {
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:)([^)#\s]+)/g)]
        .map(([, link = '']) => join(dirname(page), link))
        .filter((link) => !existsSync(join(ROOT, link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('files that the docs name from the root', () => {
    const named = /`((?:apps|packages|tooling|docs)\/[\w./-]+\.(?:ts|tsx|css|json|md|py|txt))`/g;
    const gone = pages.flatMap((page) =>
      [...read(page).matchAll(named)]
        .map(([, path = '']) => path)
        .filter((path) => !path.includes('NAME') && !existsSync(join(ROOT, path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(gone).toEqual([]);
  });
});

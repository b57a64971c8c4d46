import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SCREENS = ['packages/ui/src/**/*.tsx', 'apps/web/app/**/*.tsx'];

/** Attributes that are read out or shown. */
const SPOKEN = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']);

/** What is written alike in every language: the site's own name, keys, addresses, the clock of the world. */
const SAME_EVERYWHERE = new Set([
  'Trailbook',
  '| Trailbook',
  'UTC',
  'CSV',
  'JSON',
  'https://…getGachaLog?…',
  'D:\\Games\\Star Rail\\Game',
]);

describe('a text on a screen', () => {
  it('comes from the texts of the language, and is not written into the code', () => {
    const files = SCREENS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
    const found = files
      .filter((file) => !file.endsWith('.test.tsx'))
      .flatMap((file) =>
        fixedIn(readFileSync(join(ROOT, file), 'utf8')).map((text) => [file, text]),
      );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('is found between tags, in braces and in what is read out', () => {
    expect(fixedIn('<p>Hello {name}</p>')).toEqual(['Hello']);
    expect(fixedIn("<p>{isNew ? 'New' : `Old `}</p>")).toEqual(['New', 'Old']);
    expect(fixedIn('<a title="Away" href="/en/away" className="tap" />')).toEqual(['Away']);
    expect(fixedIn("<p>{t('nav.home')} · {number}×</p>")).toEqual([]);
  });
});

/** Words in a module that a reader would see, in whatever language the page is. */
function fixedIn(code: string): string[] {
  const source = ts.createSourceFile(
    'a.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxAttribute(node)) {
      if (SPOKEN.has(node.name.getText()) && node.initializer)
        found.push(...shown(node.initializer));
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      found.push(...shown(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .map((text) => text.trim())
    .filter((text) => isWord(text) && !SAME_EVERYWHERE.has(text));
}

/** What an expression puts on the page by itself: either side of a choice, but no argument of a call. */
function shown(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return shown(node.expression);
  if (ts.isConditionalExpression(node)) return [...shown(node.whenTrue), ...shown(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return shown(node.right);
  return [];
}

/** Two letters and more; one alone is a mark. */
function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

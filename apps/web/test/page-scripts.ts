import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areasOf, pageAt, ROWS } from '@trailbook/ui/pages';
import { pageLanguage } from '../shared/page-language.ts';

const ASSETS = join(import.meta.dirname, '../build/client/assets');

/**
 * Every script that a page begins with, by its address, as a newcomer's browser loads them: those that the page names in
 * its `<template>`, its screen, the texts of its areas, and whatever these import. What a page asks for once somebody
 * does something on it, or has something stored, is none of them.
 */
export function pageScripts(html: string, path: string): readonly string[] {
  const named = scriptsNamedIn(html);
  return [...withImports([...named, screenOf(path, named), ...textsOf(path)])].sort();
}

/** What a script says, by its address. */
export function scriptAt(address: string): string {
  return readFileSync(join(ASSETS, address.slice('/assets/'.length)), 'utf8');
}

/** The framework's, and those of the page's route. */
function scriptsNamedIn(html: string): readonly string[] {
  const [template = ''] = /<template data-start="">[\s\S]*?<\/template>/.exec(html) ?? [];
  return [...new Set(template.match(/\/assets\/[\w./-]+\.js/g))];
}

/** The root holds a function for each row of the table of pages, which imports its screen. */
const SCREEN =
  /([\w-]+)"?:async\(\)=>\(await (?:(?!async\(\)=>\()[\s\S])*?import\("\.\/([\w-]+\.js)"\)/g;

function screenOf(path: string, named: readonly string[]): string {
  const row = pageAt(path);
  const [wanted] = ROWS.find(([, candidate]) => candidate === row) ?? [];
  for (const script of withImports(named)) {
    for (const [, name, file] of scriptAt(script).matchAll(SCREEN)) {
      if (name === wanted) return `/assets/${file}`;
    }
  }
  throw new Error(`No script of ${path} imports its screen.`);
}

/** One file for each area: `vite/named-texts.ts` names them. */
function textsOf(path: string): string[] {
  const language = pageLanguage(path);
  const files = readdirSync(join(ASSETS, language)).filter((name) => name.endsWith('.js'));
  return areasOf(path).map((area) => {
    const file = files.find((name) => name.startsWith(`${area}-`));
    if (file === undefined) throw new Error(`There are no texts of ${area} in ${language}.`);
    return `/assets/${language}/${file}`;
  });
}

/** Scripts and all that they import at once, and not by a call of `import()`. */
function withImports(scripts: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const script of scripts) {
    if (found.has(script)) continue;
    found.add(script);
    const imported = scriptAt(script).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w-]+\.js)"/g);
    withImports(
      [...imported].map(([, file]) => `/assets/${file}`),
      found,
    );
  }
  return found;
}

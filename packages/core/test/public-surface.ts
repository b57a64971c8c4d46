import { join } from 'node:path';
import ts from 'typescript';
import { PUBLIC_ENTRIES } from '../scripts/public-entries.ts';

/** What others can import of the package, read from its sources. */
export interface PublicName {
  readonly entry: string;
  readonly name: string;
  readonly documentation: string;
  readonly examples: readonly string[];
}

const core = join(import.meta.dirname, '..');

export function publicNames(): PublicName[] {
  const config = ts.readConfigFile(join(core, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, core);
  const files = PUBLIC_ENTRIES.map(([, source]) => join(core, source));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return PUBLIC_ENTRIES.flatMap(([entry, source]) => {
    const file = program.getSourceFile(join(core, source));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${source} exports nothing.`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => toPublicName(entry, symbol, checker))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });
}

/** The examples of all documentation, each once. */
export function documentedExamples(): string[] {
  return [...new Set(publicNames().flatMap(({ examples }) => examples))];
}

function toPublicName(entry: string, symbol: ts.Symbol, checker: ts.TypeChecker): PublicName {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const declared = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const tags = declared.getJsDocTags(checker);
  const texts = tags.flatMap(({ text }) => text ?? []).map(({ text }) => text);
  const documentation = ts.displayPartsToString(declared.getDocumentationComment(checker));
  return {
    entry: entry.replace('.', '@trailbook/core'),
    name: symbol.name,
    documentation: documentation && [documentation, ...texts].join('\n'),
    examples: tags
      .filter(({ name }) => name === 'example')
      .map(({ text }) => ts.displayPartsToString(text))
      .map((text) => /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? ''),
  };
}

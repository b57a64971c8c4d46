import { dirname } from 'node:path';
import ts from 'typescript-5';

/** What a source file of the site asks for and leads to. */
export interface SourceFacts {
  /** Keys of texts, as the compiler knows them, whichever way they are written. */
  readonly keys: ReadonlySet<string>;
  /** Files that it imports, at once or when they are needed. */
  readonly imports: ReadonlySet<string>;
  /** What it gives to others, by name. */
  readonly exports: ReadonlySet<string>;
}

/**
 * Reads all source files of a project, but not its libraries.
 *
 * @param messagesFile - where the type `MessageKey` is
 */
export function readSources(tsconfig: string, messagesFile: string): Map<string, SourceFacts> {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(tsconfig, ts.sys.readFile).config,
    ts.sys,
    dirname(tsconfig),
  );
  const program = ts.createProgram(fileNames, { ...options, incremental: false });
  const checker = program.getTypeChecker();
  const messageKey = messageKeyType(program, checker, messagesFile);
  const isOwn = ({ isDeclarationFile, fileName }: ts.SourceFile) =>
    !isDeclarationFile && !/\/node_modules\/|\.(test|bench|spec)\./.test(fileName);
  const sources = program.getSourceFiles().filter(isOwn);
  return new Map(sources.map((file) => [file.fileName, factsOf(file, checker, messageKey)]));
}

function messageKeyType(program: ts.Program, checker: ts.TypeChecker, file: string): ts.Type {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol =
    module && checker.getExportsOfModule(module).find(({ name }) => name === 'MessageKey');
  if (!symbol) throw new Error(`There is no MessageKey in ${file}.`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

function factsOf(file: ts.SourceFile, checker: ts.TypeChecker, messageKey: ts.Type): SourceFacts {
  const keys = new Set<string>();
  const imports = new Set<string>();
  const visit = (node: ts.Node): void => {
    const imported = importedFrom(node);
    if (imported) {
      const target = checker.getSymbolAtLocation(imported)?.declarations?.[0];
      if (target && ts.isSourceFile(target)) imports.add(target.fileName);
    } else if (mayBeKey(node) && isKey(node, checker, messageKey)) {
      const type = checker.getTypeAtLocation(node);
      // A key of any kind is named where it comes from.
      if (type !== messageKey) for (const key of literalsOf(type)) keys.add(key);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  const module = checker.getSymbolAtLocation(file);
  const exports = module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
  return { keys, imports, exports: new Set(exports) };
}

/** The name of the module, where a node imports one for more than its types. */
function importedFrom(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

/** Keys are written down, put together, or given to a function; asking the compiler of more takes long. */
function mayBeKey(node: ts.Node): node is ts.Expression {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  return ts.isCallExpression(node.parent) && node !== node.parent.expression;
}

function isKey(node: ts.Expression, checker: ts.TypeChecker, messageKey: ts.Type): boolean {
  const expected = checker.getContextualType(node);
  return expected !== undefined && checker.getNonNullableType(expected) === messageKey;
}

function literalsOf(type: ts.Type): string[] {
  if (type.isStringLiteral()) return [type.value];
  return type.isUnion() ? type.types.flatMap(literalsOf) : [];
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@trailbook/core/dataset';
import * as z from 'zod';
import { parseExact } from './exact-json.ts';

/** A dump that is not what the ingest knows. The message names table, row and field. */
export class IngestError extends Error {
  override readonly name = 'IngestError';
}

/** The text map's file for each language of the site. */
const TEXT_MAPS: Readonly<Record<Language, string>> = {
  en: 'EN',
  cn: 'CHS',
  cht: 'CHT',
  jp: 'JP',
  kr: 'KR',
  ru: 'RU',
  es: 'ES',
  id: 'ID',
  vi: 'VI',
  th: 'TH',
  pt: 'PT',
  fr: 'FR',
  de: 'DE',
};

export interface Dump {
  /**
   * The rows of a table and of its collaboration part (`…LD`), each checked by the schema. Rows that
   * are `null` are skipped: the game leaves such holes.
   *
   * @param loses - what is lost without this table; a table without it is needed and stops the ingest
   * @throws IngestError naming table, row and field
   */
  table<Row>(name: string, schema: z.ZodType<Row>, loses?: string): Row[];
  /** Whether any of these tables is there. */
  has(name: string): boolean;
  /** Text by hash. Empty when the dump has no such language. */
  textMap(language: Language): ReadonlyMap<string, string>;
  /** What was not there, in sentences for the operator. */
  readonly losses: readonly string[];
}

export function openDump(folder: string): Dump {
  if (!existsSync(join(folder, 'ExcelOutput'))) {
    throw new IngestError(`${folder} is no dump: it has no folder ExcelOutput.`);
  }
  const losses: string[] = [];
  return {
    losses,
    has: (name) => tableFile(folder, name) !== undefined,
    table(name, schema, loses) {
      const files = [tableFile(folder, name), tableFile(folder, `${name}LD`)].filter(
        (file) => file !== undefined,
      );
      if (files.length === 0 && loses === undefined) {
        throw new IngestError(`Table ${name} is missing, and nothing can be made without it.`);
      }
      if (files.length === 0) losses.push(`${name} is missing: ${loses}.`);
      return files.flatMap((file) => readTable(file, name, schema));
    },
    textMap(language) {
      const file = join(folder, 'TextMap', `TextMap${TEXT_MAPS[language]}.json`);
      if (!existsSync(file)) {
        losses.push(`TextMap${TEXT_MAPS[language]} is missing: names fall back to English.`);
        return new Map();
      }
      const schema = z.record(z.string(), z.string());
      return new Map(Object.entries(schema.parse(parseFile(file))));
    },
  };
}

/** A table's file; a reconstructed one stands in where the dump lacks the original. */
function tableFile(folder: string, name: string): string | undefined {
  return [
    join(folder, 'ExcelOutput', `${name}.json`),
    join(folder, 'derived', `${name}.reconstructed.json`),
  ].find((file) => existsSync(file));
}

function parseFile(file: string): unknown {
  try {
    return parseExact(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new IngestError(`${file} is not readable as JSON: ${(error as Error).message}`);
  }
}

function readTable<Row>(file: string, name: string, schema: z.ZodType<Row>): Row[] {
  const rows = parseFile(file);
  if (!Array.isArray(rows)) throw new IngestError(`Table ${name}: expected a list of rows.`);
  const result: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (row === null) continue;
    const parsed = schema.safeParse(row);
    if (parsed.success) result.push(parsed.data);
    else throw rowError(name, index, parsed.error);
  }
  return result;
}

function rowError(table: string, row: number, error: z.ZodError): IngestError {
  const issue = error.issues[0];
  const field = issue?.path.join('.') || '(the row itself)';
  return new IngestError(`Table ${table}, row ${row}, field ${field}: ${issue?.message}`);
}

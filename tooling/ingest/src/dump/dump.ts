import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { parseExact } from './exact-json.ts';
import { type LayerChange, layOver } from './layers.ts';
import type { RawTable } from './raw-table.ts';

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

/** A folder of tables and text maps, and the version of the game that it brings the data to. */
export interface Layer {
  readonly folder: string;
  readonly version: string;
}

/** One game made of layers: later ones add rows and texts, and replace those of the same key. */
export interface Dump {
  /** The versions of the layers, the first at the bottom. */
  readonly versions: readonly string[];
  /**
   * The rows of a table and of its collaboration part (`…LD`), each checked by the schema. Rows that
   * are `null` are skipped: the game leaves such holes.
   *
   * @param loses - what is lost without this table's rows; a table without it is needed and stops the ingest
   * @throws IngestError naming table, row and field, or table and key where a layer has two rows of one key
   */
  table<Row>(table: RawTable<Row>, loses?: string): Row[];
  /** Whether any layer has this table. */
  has(table: { readonly name: string }): boolean;
  /** Text by hash. Empty when no layer has the language. */
  textMap(language: Language): ReadonlyMap<string, string>;
  /** What was not there, in sentences for the operator. */
  readonly losses: readonly string[];
  /** Tells the operator of something else that is not there. */
  lose(sentence: string): void;
  /** What each layer but the first brought to the tables and text maps that were read. */
  changes(): readonly LayerChange[];
}

/** @throws IngestError when a layer's folder is no dump */
export function openDump(...layers: readonly Layer[]): Dump {
  for (const { folder } of layers) {
    if (!existsSync(join(folder, 'ExcelOutput'))) {
      throw new IngestError(`${folder} is no dump: it has no folder ExcelOutput.`);
    }
  }
  const losses: string[] = [];
  const changes = new Map<string, readonly LayerChange[]>();
  /** Many tables ask for English in a row; more than one language would take too much memory. */
  let lastRead: { language: Language; texts: ReadonlyMap<string, string> } | undefined;

  /** Undefined when no layer has it. */
  const layered = <Value>(
    name: string,
    read: (folder: string) => ReadonlyMap<string, Value> | undefined,
  ): ReadonlyMap<string, Value> | undefined => {
    const parts = layers.flatMap(({ folder, version }) => {
      const content = read(folder);
      return content ? [{ version, content }] : [];
    });
    if (parts.length === 0) return undefined;
    const laid = layOver(name, parts);
    changes.set(name, laid.changes);
    return laid.all;
  };

  return {
    versions: layers.map((layer) => layer.version),
    losses,
    lose: (sentence) => losses.push(sentence),
    changes: () =>
      [...changes.values()]
        .flat()
        .filter(({ version }) => version !== layers[0]?.version)
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    has: ({ name }) => layers.some(({ folder }) => tableFiles(folder, name).length > 0),
    table(table, loses) {
      const rows = layered(table.name, (folder) => readLayer(folder, table));
      if (rows && rows.size > 0) return [...rows.values()];
      const fault = rows ? 'empty' : 'missing';
      if (loses === undefined) {
        throw new IngestError(
          `Table ${table.name} is ${fault}, and nothing can be made without it.`,
        );
      }
      losses.push(`${table.name} is ${fault}: ${loses}.`);
      return [];
    },
    textMap(language) {
      if (language === lastRead?.language) return lastRead.texts;
      const name = `TextMap${TEXT_MAPS[language]}`;
      const texts = layered(name, (folder) => readTextMap(join(folder, 'TextMap', `${name}.json`)));
      if (!texts) losses.push(`${name} is missing: names fall back to English.`);
      lastRead = { language, texts: texts ?? new Map() };
      return lastRead.texts;
    },
  };
}

function readTextMap(file: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(file)) return undefined;
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(parseFile(file))));
}

interface TableFile {
  readonly path: string;
  /** Put together from what others publish, where the dump lacks the original. */
  readonly isReconstructed: boolean;
}

/** A table's files in one layer: itself, else a reconstructed one in its place, and its collaboration part. */
function tableFiles(folder: string, name: string): TableFile[] {
  const original = { path: join(folder, 'ExcelOutput', `${name}.json`), isReconstructed: false };
  const reconstructed = {
    path: join(folder, 'derived', `${name}.reconstructed.json`),
    isReconstructed: true,
  };
  const collaboration = {
    path: join(folder, 'ExcelOutput', `${name}LD.json`),
    isReconstructed: false,
  };
  return [existsSync(original.path) ? original : reconstructed, collaboration].filter((file) =>
    existsSync(file.path),
  );
}

/**
 * A layer's rows of a table by key. A reconstructed row gives way to an original of the same key; any
 * other two rows of one key are refused.
 */
function readLayer<Row>(
  folder: string,
  table: RawTable<Row>,
): ReadonlyMap<string, Row> | undefined {
  const files = tableFiles(folder, table.name);
  if (files.length === 0) return undefined;
  const originals = new Map<string, Row>();
  const reconstructed = new Map<string, Row>();
  for (const { path, isReconstructed } of files) {
    const rows = isReconstructed ? reconstructed : originals;
    for (const row of readTable(path, table)) {
      const key = table.key.map((column) => String(row[column])).join(' ');
      if (rows.has(key)) {
        throw new IngestError(
          `Table ${table.name}: two rows have the key ${table.key.join(' ')} = ${key}.`,
        );
      }
      rows.set(key, row);
    }
  }
  return new Map([...reconstructed, ...originals]);
}

function parseFile(file: string): unknown {
  try {
    return parseExact(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new IngestError(`${file} is not readable as JSON: ${(error as Error).message}`);
  }
}

function readTable<Row>(file: string, { name, row: schema }: RawTable<Row>): Row[] {
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

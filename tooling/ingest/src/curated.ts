import { readFileSync } from 'node:fs';
import type * as z from 'zod';

/** Facts that no dump holds, kept beside the ingest with their source. */
export function curated<T>(name: string, schema: z.ZodType<T>): T {
  const file = new URL(`../curated/${name}.json`, import.meta.url);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

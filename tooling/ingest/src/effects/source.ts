import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { effectEntrySchema } from '@trailbook/core/internal/effects';
import * as z from 'zod/mini';
import { IngestError } from '../dump/dump.ts';

/** Written by hand, one file a character, a light cone, a relic set. */
export const EFFECTS_FOLDER = join(import.meta.dirname, '../../effects');

const writtenEntry = z.extend(effectEntrySchema, {
  /** Not taken yet: no public list tells what it does. */
  unsure: z.optional(z.literal('silent')),
});
const writtenEntries = z.record(z.string().check(z.regex(/^\d+$/)), writtenEntry);

const characterFile = z.union([
  /** Does all that its twin does. */
  z.strictObject({ as: z.int() }),
  z.strictObject({
    skills: z.optional(writtenEntries),
    eidolons: z.optional(writtenEntries),
    points: z.optional(writtenEntries),
  }),
]);

export type WrittenEntry = z.infer<typeof writtenEntry>;
export type WrittenEntries = z.infer<typeof writtenEntries>;
export type CharacterFile = z.infer<typeof characterFile>;

/** All that is written, by the id that the file is named after. */
export interface WrittenEffects {
  readonly characters: ReadonlyMap<number, CharacterFile>;
  readonly lightcones: ReadonlyMap<number, WrittenEntry>;
  readonly relics: ReadonlyMap<number, WrittenEntries>;
}

export const NO_EFFECTS: WrittenEffects = {
  characters: new Map(),
  lightcones: new Map(),
  relics: new Map(),
};

/** @throws IngestError naming file, place and rule of what is written otherwise than the notation */
export function readEffects(folder = EFFECTS_FOLDER): WrittenEffects {
  return {
    characters: readFolder(folder, 'characters', characterFile),
    lightcones: readFolder(folder, 'lightcones', writtenEntry),
    relics: readFolder(folder, 'relics', writtenEntries),
  };
}

function readFolder<T>(folder: string, kind: string, schema: z.ZodMiniType<T>): Map<number, T> {
  const files = readdirSync(join(folder, kind)).filter((name) => name.endsWith('.json'));
  const ids = files.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
  return new Map(
    ids.map((id) => [id, parse(`${kind}/${id}.json`, join(folder, kind, `${id}.json`), schema)]),
  );
}

function parse<T>(name: string, file: string, schema: z.ZodMiniType<T>): T {
  const result = schema.safeParse(json(name, readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new IngestError(
    result.error.issues
      .flatMap(deepest)
      .map((issue) => `${name} at ${issue.path.join('.')}: ${issue.message}`)
      .join('\n'),
  );
}

function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new IngestError(`${name}: ${(error as Error).message}`);
  }
}

/** Of a choice, the branch that came nearest is the one that was meant. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depth = (branch: readonly z.core.$ZodIssue[]) =>
    Math.max(...branch.map(({ path }) => path.length));
  const branch = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
  return branch.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

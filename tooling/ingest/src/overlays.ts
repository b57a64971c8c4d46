import { readdirSync, readFileSync } from 'node:fs';
import {
  LANGUAGES,
  type Language,
  NAME_KINDS,
  type NameKind,
} from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { IngestError } from './dump/dump.ts';

/** Ends with a full stop and knows no hesitation (“Regrets... no.”), or three words follow a stop that is no abbreviation's. */
const SENTENCE = /^(?!.*\.{3}).*\.$|。$|\p{L}{4,}\. \p{Lu}[^\s.]* [^\s.]+ [^\s.]/u;

/** A name is one short line: no markup, no placeholder of the game, no sentence. */
const name = z
  .string()
  .min(1)
  .max(120)
  .refine((text) => text === text.trim() && !/[\r\n\t]/.test(text), 'is not one trimmed line')
  .refine((text) => !/<[^>]*>|\{[^}]*\}|#\d|\\n/.test(text), 'holds markup or a placeholder')
  .refine((text) => !SENTENCE.test(text), 'is a sentence');

const Overlay = z.strictObject({
  kind: z.enum(NAME_KINDS),
  language: z.enum(LANGUAGES),
  /** Where the names were read, at which version, so that each can be looked up again. */
  sources: z
    .array(z.strictObject({ origin: z.string(), path: z.string(), version: z.string() }))
    .min(1),
  /** How a name of the source became one of this kind, where that is not plain. */
  note: z.string().optional(),
  names: z.record(z.string().regex(/^[1-9]\d*$/), name),
});

/** Names of one kind in one language, gathered where they were published. */
export type Overlay = z.infer<typeof Overlay>;

/** Gathered names by language and kind. */
export type Gathered = ReadonlyMap<Language, ReadonlyMap<NameKind, Overlay['names']>>;

/**
 * Reads every overlay of a folder.
 *
 * @throws IngestError when a file is not an overlay, or is named otherwise than `{kind}.{language}.json`
 */
export function readOverlays(folder = new URL('../names/', import.meta.url)): Overlay[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const overlay = parseOverlay(file, readFileSync(new URL(file, folder), 'utf8'));
      if (file !== `${overlay.kind}.${overlay.language}.json`) {
        throw new IngestError(`Overlay ${file} holds ${overlay.kind} in ${overlay.language}.`);
      }
      return overlay;
    });
}

/** @throws IngestError naming file, field and what is wrong with it */
export function parseOverlay(file: string, json: string): Overlay {
  const parsed = Overlay.safeParse(JSON.parse(json));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new IngestError(`Overlay ${file}, ${issue?.path.join('.')}: ${issue?.message}`);
}

export function gather(overlays: readonly Overlay[]): Gathered {
  return new Map(
    [...Map.groupBy(overlays, (overlay) => overlay.language)].map(([language, ofLanguage]) => [
      language,
      new Map(ofLanguage.map((overlay) => [overlay.kind, overlay.names])),
    ]),
  );
}

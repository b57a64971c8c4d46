import * as z from 'zod/mini';
import { VOICES, type Voice } from '../../basics/languages.ts';
import { REGIONS, type Region } from '../../basics/servers.ts';
import { type DocumentKind, undivided } from '../document.ts';

/** What the player wants, beyond what the server must know to draw a page (that is in cookies). */
export interface PreferencesDocument {
  readonly version: 1;
  /** Null until chosen: the page's own language, where there is a voice in it. */
  readonly voice: Voice | null;
  readonly region: Region | null;
  /** Whether imports by link are given to the global statistics; nobody's are unless they said so. */
  readonly contributes?: boolean | undefined;
  /** What shows and takes out again what was given, by account. */
  readonly receipts?: Readonly<Record<string, string>> | undefined;
}

const uid = z.string().check(z.regex(/^\d{9,10}$/));

export const preferencesKind: DocumentKind<PreferencesDocument> = {
  version: 1,
  schema: z.object({
    version: z.literal(1),
    voice: z.nullable(z.enum(VOICES)),
    region: z.nullable(z.enum(REGIONS)),
    contributes: z.optional(z.boolean()),
    receipts: z.optional(z.record(uid, z.string().check(z.maxLength(200)))),
  }),
  empty: { version: 1, voice: null, region: null },
  steps: {},
  ...undivided,
  merge: (mine, theirs) => ({
    ...mine,
    voice: mine.voice ?? theirs.voice,
    region: mine.region ?? theirs.region,
    ...(mine.contributes === undefined && theirs.contributes === undefined
      ? {}
      : { contributes: mine.contributes ?? theirs.contributes }),
    ...(mine.receipts || theirs.receipts
      ? { receipts: { ...theirs.receipts, ...mine.receipts } }
      : {}),
  }),
  measure: () => 0,
};

/** A voice language as it was stored elsewhere. Rule U8. */
export function readVoice(value: unknown): Voice {
  return VOICES.find((voice) => voice === value) ?? 'en';
}

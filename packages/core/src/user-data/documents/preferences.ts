import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { VOICES, type Voice } from '../../basics/languages.ts';
import { isUid, REGIONS } from '../../basics/servers.ts';
import { documentKind } from '../document.ts';

const uid = z.string().check(z.refine(isUid));

const schema = z.object({
  version: z.literal(1),
  /** Null until chosen: the page's own language, where there is a voice in it. */
  voice: z.nullable(z.enum(VOICES)),
  region: z.nullable(z.enum(REGIONS)),
  /** Whether imports by link are given to the global statistics; nobody's are unless they said so. */
  contributes: z.optional(z.boolean()),
  /** What shows and takes out again what was given, by account. */
  receipts: z.optional(z.record(uid, z.string().check(z.maxLength(200)))),
});

/** What the player wants, beyond what the server must know to draw a page (that is in cookies). */
export interface PreferencesDocument extends DeepReadonly<z.infer<typeof schema>> {}

export const preferencesKind = documentKind<PreferencesDocument>({
  schema,
  empty: { voice: null, region: null },
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
});

/** A voice language as it was stored elsewhere. Rule U8. */
export function readVoice(value: unknown): Voice {
  return VOICES.find((voice) => voice === value) ?? 'en';
}

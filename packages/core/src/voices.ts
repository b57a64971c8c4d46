// Source: specification 1, section 9.
/** Languages of the characters' voices. */
export const VOICES = ['en', 'jp', 'cn', 'kr'] as const;
/** One of the {@link VOICES}. */
export type Voice = (typeof VOICES)[number];

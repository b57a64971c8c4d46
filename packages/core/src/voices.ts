/** Languages of the characters' voices. Source: specification 1, section 9. */
export const VOICES = ['en', 'jp', 'cn', 'kr'] as const;
export type Voice = (typeof VOICES)[number];

import { isLanguage, type Language } from '@trailbook/core/internal/dataset';
import { parseCookie } from 'cookie';

/** How the reader wants pages: kept in cookies for a year, and put on by the page's first script. */
export type Theme = 'system' | 'night' | 'day';
export type Motion = 'system' | 'less' | 'full';
/** Whether a single key does something wherever one is on a page. */
export type Shortcuts = 'on' | 'off';
/** The form in which texts speak of the player. */
export type Gender = 'M' | 'F';
/** Whether ads may keep cookies here. Rule S20. */
export type Consent = '0' | '1';

export interface Choices {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly shortcuts: Shortcuts;
  readonly gender: Gender;
  readonly consent: Consent;
  readonly language: Language;
}

/** Rule S7 for the language's. */
export const NAMES = {
  theme: 'theme',
  motion: 'motion',
  shortcuts: 'shortcuts',
  gender: 'gender',
  consent: 'consent',
  language: 'X-SRS-Language',
} as const satisfies Record<keyof Choices, string>;

const YEAR_SECONDS = 31_536_000;

/** The choices in a `Cookie` header; what is not there, or not one of ours, is left out. */
export function readChoices(header: string | null): Partial<Choices> {
  const cookies = parseCookie(header ?? '');
  const theme = oneOf(cookies[NAMES.theme], ['system', 'night', 'day']);
  const motion = oneOf(cookies[NAMES.motion], ['system', 'less', 'full']);
  const shortcuts = oneOf(cookies[NAMES.shortcuts], ['on', 'off']);
  const gender = oneOf(cookies[NAMES.gender], ['M', 'F']);
  const consent = oneOf(cookies[NAMES.consent], ['0', '1']);
  const language = cookies[NAMES.language];
  return {
    ...(theme && { theme }),
    ...(motion && { motion }),
    ...(shortcuts && { shortcuts }),
    ...(gender && { gender }),
    ...(consent && { consent }),
    ...(isLanguage(language) && { language }),
  };
}

/**
 * The cookie that keeps a choice, as `document.cookie` and `Set-Cookie` take it. Names and values are
 * those above, with nothing in them to be escaped: browsers need no library to write it.
 */
export function choiceCookie<Name extends keyof Choices>(name: Name, value: Choices[Name]): string {
  return `${NAMES[name]}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
}

function oneOf<const Value extends string>(
  value: string | undefined,
  values: readonly Value[],
): Value | undefined {
  return values.find((known) => known === value);
}

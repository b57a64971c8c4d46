import { isLanguage, type Language } from '@trailbook/core/internal/dataset';

/** The language in an address; English where there is none or an unknown one. */
export function pageLanguage(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : 'en';
}

import { createContext, type ReactNode, useContext } from 'react';
import type { I18n } from './translate.ts';

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/** Texts and numbers in the page's language. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('No I18nProvider above this component.');
  return i18n;
}

import type { Language } from '../../basics/languages.ts';
import { cht } from './cht.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import type { EffectTerms } from './effect-terms.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { th } from './th.ts';
import { vi } from './vi.ts';

export type { Again, CountForms, EffectTerms, NamedStat } from './effect-terms.ts';

/** The vocabulary in every language. */
export const TERMS: Readonly<Record<Language, EffectTerms>> = {
  en,
  cn,
  cht,
  jp,
  kr,
  ru,
  es,
  id,
  vi,
  th,
  pt,
  fr,
  de,
};

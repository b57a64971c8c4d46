import type { Language } from '@trailbook/core/internal/dataset';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  cn: '简体中文',
  cht: '繁體中文',
  jp: '日本語',
  kr: '한국어',
  ru: 'Русский',
  es: 'Español',
  id: 'Bahasa Indonesia',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
};

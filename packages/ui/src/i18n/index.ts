export type { Area } from './areas.ts';
export { AREAS } from './areas.ts';
export { I18nProvider, useI18n } from './context.tsx';
export { LANGUAGE_NAMES } from './languages.ts';
export type { MessageKey, Messages } from './messages.ts';
export { loadMessages, withTexts } from './messages.ts';
export type { I18n, Translate } from './translate.ts';
export { createI18n } from './translate.ts';

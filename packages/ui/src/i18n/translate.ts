import { LANGUAGE_TAGS, type Language } from '@trailbook/core/dataset';
import { formatNumber } from '@trailbook/core/format';
import { createInstance } from 'i18next';
import type { MessageKey, Messages } from './messages.ts';

type Values = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: Values) => string;

export interface I18n {
  readonly language: Language;
  readonly t: Translate;
  readonly number: (value: number) => string;
}

/** Texts and numbers in one language. Numbers in texts are grouped as the language does. */
export function createI18n(language: Language, messages: Messages): I18n {
  const tag = LANGUAGE_TAGS[language];
  const number = (value: number) => formatNumber(language, value);
  const instance = createInstance();
  instance.init({
    lng: tag,
    resources: { [tag]: { translation: messages } },
    initAsync: false,
    fallbackLng: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  const shown = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        typeof value === 'number' ? number(value) : value,
      ]),
    );
  return { language, number, t: (key, values) => instance.t(key, shown(values ?? {})) };
}

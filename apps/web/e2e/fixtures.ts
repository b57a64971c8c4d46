import { test as base, expect } from '@playwright/test';

/** Every test fails when the page logs an error or throws. Expected ones are named in `tolerated`. */
export const test = base.extend<{ tolerated: RegExp | undefined }>({
  tolerated: [undefined, { option: true }],
  page: async ({ page, tolerated }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter((error) => !tolerated?.test(error));
    expect(unexpected).toEqual([]);
  },
});

export { expect };

export const LANGUAGE_TAGS = {
  en: 'en',
  cn: 'zh-Hans',
  cht: 'zh-Hant',
  jp: 'ja',
  kr: 'ko',
  ru: 'ru',
  es: 'es',
  id: 'id',
  vi: 'vi',
  th: 'th',
  pt: 'pt',
  fr: 'fr',
  de: 'de',
} as const;

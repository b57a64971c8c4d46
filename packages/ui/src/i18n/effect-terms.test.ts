import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { termsOf } from '@trailbook/core/internal/effects';
import { expect, it } from 'vitest';
import { dataset } from '../../../core/test/real-data.ts';
import { loadMessages } from './messages.ts';
import { createI18n } from './translate.ts';

it.each(LANGUAGES)('lines of effects call an element as filters do: %s', async (language) => {
  const { t } = createI18n(language, await loadMessages(language, ['shell']));
  const { ofElement, sameElement } = termsOf(dataset, language).states;
  const filter = t('filter.element').toLowerCase();
  expect(ofElement.toLowerCase()).toBe(filter);
  // Bent at most at its end.
  expect(sameElement.toLowerCase()).toContain(filter.slice(0, 5));
});

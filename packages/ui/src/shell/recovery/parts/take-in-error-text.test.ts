import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { createI18n, loadMessages } from '../../../i18n/index.ts';
import { takeInErrorText } from './take-in-error-text.ts';

it.each(LANGUAGES)(
  'blames no file in %s for what a device holds of an older site',
  async (language) => {
    const i18n = createI18n(language, await loadMessages(language, ['data']));
    const text = takeInErrorText(i18n, { code: 'LEGACY_BROKEN', store: 'calculator', path: '' });
    expect(text).toBe(i18n.t('legacy.broken', { place: 'calculator' }));
    expect(text).toContain('calculator');
    const ofFile = takeInErrorText(i18n, { code: 'BACKUP_BROKEN', path: 'calculator' });
    expect(text).not.toBe(ofFile);
  },
);

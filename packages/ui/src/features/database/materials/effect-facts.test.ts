import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { dataset } from '../../../../../core/test/real-data.ts';
import { createI18n, loadMessages } from '../../../i18n/index.ts';
import { effectLine } from './effect-facts.ts';

const consumables = [...dataset.consumables.values()];

it.each(LANGUAGES)(
  'what food takes stands behind the minus of arithmetic: %s',
  async (language) => {
    const i18n = createI18n(language, await loadMessages(language, ['shell', 'database', 'bank']));
    const lines = consumables.map((consumable) => effectLine(i18n, consumable));
    expect(lines.filter((line) => line.includes('−')).length).toBeGreaterThan(0);
    // Also what some languages put before a sign, which nobody sees.
    expect(lines.filter((line) => /(?<!\p{L})-|[\u061c\u200e\u200f]/u.test(line))).toEqual([]);
  },
);

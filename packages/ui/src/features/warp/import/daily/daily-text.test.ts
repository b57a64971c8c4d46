import { describe, expect, it } from 'vitest';
import { createI18n, loadMessages } from '../../../../i18n/index.ts';
import { dailyText } from './daily-text.ts';

const at = Date.parse('2026-11-28T12:00:00Z');
const i18n = createI18n('en', await loadMessages('en', ['desktop']));
const textOf = (note: Parameters<typeof dailyText>[1]) => dailyText(i18n, note);

describe('the line on the daily import', () => {
  it('is none before the first one, and where none is asked for', () => {
    expect(textOf(undefined)).toBeUndefined();
    expect(textOf({ isOn: true })).toBeUndefined();
    expect(textOf({ isOn: false, last: { at, added: 3 } })).toBeUndefined();
  });

  it('tells when it was, and how many new warps came', () => {
    expect(textOf({ isOn: true, last: { at, added: 3 } })).toMatch(/2026.*new warps: 3$/);
  });

  it.each([
    ['EXPIRED', 'open the records in the game'],
    ['NO_LOG', 'the game wasn’t found'],
    ['OTHER_ACCOUNT', 'the records are of another account'],
    ['NO_ACCOUNT', 'import warps by hand once first'],
    ['GAME_UNREACHABLE', 'the game’s server can’t be reached'],
    ['NOT_KEPT', 'the warps couldn’t be stored'],
    ['ANSWER_BROKEN', 'something went wrong'],
  ] as const)('tells why none came: %s', (failure, reason) => {
    const text = textOf({ isOn: true, last: { at, failure } });
    expect(text).toContain(reason);
    // So long is a line of the menu beside the clock.
    expect(text?.length).toBeLessThan(200);
  });
});

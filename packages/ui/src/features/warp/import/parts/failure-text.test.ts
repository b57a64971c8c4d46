import { readRecordAnswer, readRecordLink } from '@trailbook/api/records';
import type { ImportFailure } from '@trailbook/api/warp-import';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { createI18n, loadMessages } from '../../../../i18n/index.ts';
import { linkInText } from '../link/link-in-text.ts';
import { failureText } from './failure-text.ts';

const HOST = 'https://gs.hoyoverse.com';
const PAGE = `${HOST}/hkrpg/event/e20211215gacha/index.html`;
const KEY = 'authkey=aB3dE5gH7jK9mN1pQ2sT4vW6yZ8';

/** Why what was pasted is refused. */
function refusalOf(pasted: string): ImportFailure {
  const read = readRecordLink(linkInText(pasted));
  if (read.ok) throw new Error('The link is accepted.');
  return { code: read.error };
}

/** What becomes of an answer of the game that is no page of records. */
function answeredBy(retcode: number): ImportFailure {
  const read = readRecordAnswer({ retcode, message: 'no', data: null }, 11);
  if (read.ok || read.error.code === 'THROTTLED') throw new Error('The game refuses nothing.');
  return read.error;
}

const english = createI18n('en', await loadMessages('en', ['warpImport']));

const REFUSED: readonly (readonly [what: string, failure: ImportFailure, text: RegExp])[] = [
  ['nothing', refusalOf('  '), /^Paste the link first/],
  ['a text without a link', refusalOf('How do I import?'), /no usable link in this text/],
  ['a page without a key', refusalOf(`${PAGE}?auth_appid=webview_gacha&lang=en`), /no authkey/],
  ['a link that is cut before its key', refusalOf(`${PAGE}?authkey_ver=1&auth`), /no authkey/],
  ['a key that is cut short', refusalOf(`${PAGE}?${KEY}%2`), /damaged or cut short/],
  ['a key that the game does not know', answeredBy(-100), /damaged or cut short/],
  ['a key that is over', answeredBy(-101), /more than a day old/],
  [
    'another game’s page',
    refusalOf(`${HOST}/genshin/event/e20190909gacha-v3/index.html?${KEY}`),
    /another game/,
  ],
  ['another game’s key', refusalOf(`${PAGE}?${KEY}&game_biz=nap_global`), /another game/],
  ['customer service', refusalOf(`${PAGE}?${KEY}&auth_appid=csc`), /customer service/],
  ['a key that the game takes for another service’s', answeredBy(-109), /customer service/],
  [
    'the community site',
    refusalOf('<https://act.hoyolab.com/sr/event/gt-aio/gacha-records>'),
    /HoYoLAB.*login/,
  ],
  ['another site', refusalOf(`https://example.com/?${KEY}`), /not lead to the game’s records/],
  ['no encryption', refusalOf(`http://gs.hoyoverse.com/?${KEY}`), /begin with https/],
];

describe('why a link is refused', () => {
  it.each(REFUSED)('is told: %s', (_what, failure, text) => {
    expect(failureText(english, failure)).toMatch(text);
  });

  it.each(LANGUAGES)('is told in %s, each in words of its own', async (language) => {
    const i18n = createI18n(language, await loadMessages(language, ['warpImport']));
    const byCode = new Map(
      REFUSED.map(([, failure]) => [failure.code, failureText(i18n, failure)]),
    );
    expect(new Set(byCode.values()).size).toBe(byCode.size);
    for (const text of byCode.values()) expect(text).not.toContain('warpImport.');
    if (language === 'en') return;
    for (const [, failure] of REFUSED)
      expect(byCode.get(failure.code)).not.toBe(failureText(english, failure));
  });
});

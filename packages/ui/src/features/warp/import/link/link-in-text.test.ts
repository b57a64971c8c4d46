import { readRecordLink, recordUrl } from '@trailbook/api/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkInText } from './link-in-text.ts';

const link =
  'https://public-operation-hkrpg-sg.hoyoverse.com/x/getGachaLog?authkey=YWJj%2B&lang=en';

it('finds the link in the text of an error page', () => {
  expect(linkInText(`The page at ${link} could not be\nloaded: net::ERR`)).toBe(link);
  expect(linkInText(`"${link}"`)).toBe(link);
});

it('leaves alone what holds none, but for the space around it', () => {
  expect(linkInText('  no link \n')).toBe('no link');
});

it('takes off what the cache writes before a link', () => {
  expect(linkInText(`1/0/${link}`)).toBe(link);
});

it.each([
  ['before the key', `  ${link.replace('?', '?\n')} `],
  ['within the key’s name', link.replace('authkey', 'auth\r\n  key')],
  ['within the key', link.replace('YWJj', 'YW \n Jj')],
  ['after it, before words', `${link.replace('&', '\n&')}\ncould not be loaded`],
])('puts together what is broken into lines: %s', (_where, text) => {
  expect(linkInText(text)).toBe(link);
});

describe('of a long key', () => {
  const key = 'aB3dE5gH7jK9mN1pQ2sT4vW6yZ8'.repeat(28);
  const long = `${link.replace('YWJj%2B', `${key}%2B`)}&size=20`;

  it.each([40, 60, 72, 80, 100, 120])('is whole again from lines of %s letters', (width) => {
    const wrap = (text: string) => text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';
    expect(linkInText(wrap(long))).toBe(long);
    expect(linkInText(wrap(`Link: ${long}`))).toBe(long);
    expect(linkInText(`${wrap(long).replaceAll('\n', '\r\n')}\ncould not be loaded`)).toBe(long);
  });

  it('is taken from the link that has it whole, and without letters that nobody sees', () => {
    expect(linkInText(`${long.slice(0, 300)}\n\n${long}`)).toBe(long);
    expect(linkInText(`${long.slice(0, 300)}\u200B${long.slice(300)}`)).toBe(long);
  });
});

it('ends where another script or another link begins', () => {
  expect(linkInText(`ページ${link}を読み込めません`)).toBe(link);
  expect(linkInText(`https://example.com/a=b\n${link}\n${link}x`)).toBe(link);
});

it.each([
  ['a full stop', `Look: ${link}.`],
  ['brackets', `(${link})`],
  ['angle brackets', `<${link}>`],
  ['a Markdown link', `[link](${link})`],
  ['code', `\`${link}\``],
  ['a sentence in quotes', `“${link}”, he wrote`],
])('leaves out the marks around it: %s', (_what, text) => {
  expect(linkInText(text)).toBe(link);
});

it.each([
  ['of a page’s source', link.replaceAll('&', '&amp;')],
  ['of the source of a source', link.replaceAll('&', '&amp;amp;')],
])('reads an & %s', (_what, text) => {
  expect(linkInText(text)).toBe(link);
});

it('gives a link without a key where there is no other, so that it can be said why', () => {
  const community = 'https://act.hoyolab.com/sr/event/gt-aio/gacha-records';
  expect(linkInText(`My records: "${community}"`)).toBe(community);
  expect(linkInText(` ${link.replace('https', 'http')}\n`)).toBe(link.replace('https', 'http'));
});

describe('among many links', () => {
  const key = 'aB3dE5gH7jK9mN1pQ2sT4vW6yZ8';
  const page = `https://gs.hoyoverse.com/hkrpg/event/e20211215gacha/index.html?authkey=${key}&lang=th`;

  it('is the one that leads to the records, whichever has the longest key', () => {
    const others = [
      `https://webstatic-sea.hoyoverse.com/csc-service-center-fe/index.html?auth_appid=csc&authkey=${key}${key}`,
      `https://gs.hoyoverse.com/genshin/event/e20190909gacha-v3/index.html?authkey=${key}${key}`,
      'https://act.hoyolab.com/sr/event/gt-aio/gacha-records',
    ];
    expect(linkInText([...others, page].join('\n'))).toBe(page);
    expect(linkInText([page, ...others].join(' '))).toBe(page);
  });

  it('leads to the same question, whatever is written around it', () => {
    const before = fc.constantFrom(
      '',
      ' ',
      '\n\n',
      '1/0/',
      '"',
      "'",
      '<',
      '(',
      'Link: ',
      '\t>',
      '「',
    );
    const after = fc.constantFrom(
      '',
      ' ',
      '\r\n',
      '"',
      "'",
      '>',
      ')',
      '.',
      ', see?',
      '」',
      '\u0000',
    );
    const question = (text: string) => {
      const read = readRecordLink(linkInText(text));
      return read.ok ? recordUrl(read.value, { type: 11, endId: '0' }) : read.error;
    };
    const plain = question(page);
    expect(plain).toContain('https://public-operation-hkrpg-sg.hoyoverse.com/');
    fc.assert(
      fc.property(
        fc.array(before, { maxLength: 3 }),
        fc.array(after, { maxLength: 3 }),
        fc.boolean(),
        (left, right, isSource) => {
          const link = isSource ? page.replaceAll('&', '&amp;') : page;
          expect(question(left.join('') + link + right.join(''))).toBe(plain);
        },
      ),
    );
  });
});

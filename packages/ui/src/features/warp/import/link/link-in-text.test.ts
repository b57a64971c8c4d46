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

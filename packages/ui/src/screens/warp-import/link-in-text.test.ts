import { expect, it } from 'vitest';
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

it('ends where another script or another link begins', () => {
  expect(linkInText(`ページ${link}を読み込めません`)).toBe(link);
  expect(linkInText(`https://example.com/a=b\n${link}\n${link}x`)).toBe(link);
});

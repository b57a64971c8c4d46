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

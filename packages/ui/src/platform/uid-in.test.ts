import { expect, it } from 'vitest';
import { uidIn } from './uid-in.ts';

it.each([
  ['600000001', '600000001'],
  ['UID: 600000001', '600000001'],
  [' 1 800 000 001 \n', '1800000001'],
  ['60000000123', '6000000012'],
  ['６０００００００１', '600000001'],
  ['Seele', ''],
])('an account’s number is found in “%s”', (text, uid) => {
  expect(uidIn(text)).toBe(uid);
});

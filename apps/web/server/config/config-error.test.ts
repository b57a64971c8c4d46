import { describe, expect, it } from 'vitest';
import { settingError } from './config-error';

describe('a setting that cannot be used', () => {
  it.each([
    ['its reason', new Error('password authentication failed'), 'password authentication failed'],
    ['a reason that ends like a sentence', new Error('There is none.'), 'There is none'],
    ['a reason of several lines', new Error('one\n  two'), 'one two'],
    ['the first of many', new AggregateError([new Error('refused'), new Error('too')]), 'refused'],
    ['a word, if there is no reason', Object.assign(new Error(''), { code: 'EIO' }), 'EIO'],
    ['what else was thrown', 'nothing', 'nothing'],
  ])('is told with %s', (_what, cause, why) => {
    expect(settingError('STORE_DIR', cause).message).toBe(`STORE_DIR cannot be used: ${why}.`);
  });
});

import { expect, it } from 'vitest';
import { standingFailure } from './standing-failure.ts';

const here = { at: 10, failure: { code: 'CLOUD_OFFLINE' } } as const;

it('drops what failed here once a later sync went well, in whichever tab', () => {
  expect(standingFailure(here, { at: 11, failure: null, inStep: null })).toBeUndefined();
});

it('keeps what failed here after the last sync', () => {
  expect(standingFailure(here, undefined)).toEqual({ code: 'CLOUD_OFFLINE' });
  expect(standingFailure(here, { at: 9, failure: null, inStep: null })).toEqual(here.failure);
});

it('tells how the last sync failed, in whichever tab', () => {
  const failure = { code: 'CLOUD_FULL' } as const;
  expect(standingFailure(undefined, { at: 1, failure, inStep: null })).toBe(failure);
  expect(standingFailure(here, { at: 11, failure, inStep: null })).toBe(failure);
});

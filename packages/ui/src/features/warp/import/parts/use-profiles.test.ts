import { describe, expect, it } from 'vitest';
import { NEW_PROFILE, NO_PROFILE, optionsFor, stillThere } from './use-profiles.ts';

describe('the profile that an account goes into', () => {
  const options = ['default', NEW_PROFILE].map((value) => ({ value, label: value }));

  it.each(['default', NEW_PROFILE, NO_PROFILE])('is the one that was chosen: %s', (chosen) => {
    expect(stillThere(options, chosen, 'default')).toBe(chosen);
  });

  it('is another where the chosen one was deleted meanwhile', () => {
    expect(stillThere(options, 'gone', 'default')).toBe('default');
  });
});

describe('what profiles say of an account that is to come', () => {
  const options = ['own', 'other', 'empty', NEW_PROFILE].map((value) => ({ value, label: value }));
  const accountsOf = new Map([
    ['own', ['600000001', '700000001']],
    ['other', ['800000001']],
    ['empty', []],
  ]);
  const t = (key: string, args?: object) => `${key} ${JSON.stringify(args)}`;
  const labelsFor = (uid: string) =>
    optionsFor({ t }, { options, accountsOf, uid }).map(({ label }) => label);

  it('is whether they have it, and whom it would stand beside', () => {
    expect(labelsFor('800000001')).toEqual([
      'warpImport.second.beside {"profile":"own","accounts":"600000001, 700000001"}',
      'warpImport.second.has {"profile":"other"}',
      'empty',
      NEW_PROFILE,
    ]);
  });

  it('is nothing while nobody has said which account it is', () => {
    expect(labelsFor('')).toEqual(['own', 'other', 'empty', NEW_PROFILE]);
  });
});

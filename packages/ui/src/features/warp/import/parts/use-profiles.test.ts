import { describe, expect, it } from 'vitest';
import { NEW_PROFILE, NO_PROFILE, stillThere } from './use-profiles.ts';

describe('the profile that an account goes into', () => {
  const options = ['default', NEW_PROFILE].map((value) => ({ value, label: value }));

  it.each(['default', NEW_PROFILE, NO_PROFILE])('is the one that was chosen: %s', (chosen) => {
    expect(stillThere(options, chosen, 'default')).toBe(chosen);
  });

  it('is another where the chosen one was deleted meanwhile', () => {
    expect(stillThere(options, 'gone', 'default')).toBe('default');
  });
});

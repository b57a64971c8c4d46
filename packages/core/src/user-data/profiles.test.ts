import { describe, expect, it } from 'vitest';
import {
  createProfile,
  deleteProfile,
  dropProfiles,
  expiredProfiles,
  kindOf,
  liveProfiles,
  MAX_PROFILE_NAME,
  renameProfile,
  restoreProfile,
  switchProfile,
  withSession,
} from './index.ts';

const { empty, schema } = kindOf('profiles');
const two = createProfile(empty, { id: 'alt', name: '  Second account ', now: 7 });
const names = (document: typeof empty) => liveProfiles(document).map(({ name }) => name);

describe('profiles', () => {
  it('start with the default one', () => {
    expect(names(empty)).toEqual([null]);
    expect(schema.safeParse(empty).success).toBe(true);
  });

  it.each(['createdAt', 'deletedAt'])('none has a %s beyond what a date can hold', (name) => {
    const at = (moment: number) => {
      const profile = { id: 'late', name: 'Late', createdAt: 0, deletedAt: null, [name]: moment };
      return schema.safeParse({ ...empty, profiles: [...empty.profiles, profile] }).success;
    };
    expect(at(8_640_000_000_000_000)).toBe(true);
    expect(at(8_640_000_000_000_001)).toBe(false);
  });

  it('a new one becomes the active one, its name trimmed', () => {
    expect(names(two)).toEqual([null, 'Second account']);
    expect(two.active).toBe('alt');
  });

  it('a blank name, or an id that is there, creates nothing', () => {
    expect(createProfile(two, { id: 'x', name: '   ', now: 8 })).toBe(two);
    expect(createProfile(two, { id: 'alt', name: 'again', now: 8 })).toBe(two);
  });

  it('a long name is cut between characters, never inside one', () => {
    const name = liveProfiles(renameProfile(two, 'alt', 'x'.repeat(39).concat('🚂🚂')))[1]?.name;
    expect(name).toBe('x'.repeat(39));
    expect(renameProfile(two, 'alt', ' '.repeat(90))).toBe(two);
    expect((name ?? '').length).toBeLessThanOrEqual(MAX_PROFILE_NAME);
  });

  it('only a live one can be switched to', () => {
    expect(switchProfile(two, 'default').active).toBe('default');
    expect(switchProfile(two, 'nobody')).toBe(two);
    const deleted = deleteProfile(two, 'default', 9);
    expect(switchProfile(deleted, 'default')).toBe(deleted);
  });

  it('deleting the active one makes another active; the last cannot be deleted', () => {
    const one = deleteProfile(two, 'alt', 9);
    expect(one.active).toBe('default');
    expect(names(one)).toEqual([null]);
    expect(deleteProfile(one, 'default', 9)).toBe(one);
    expect(schema.safeParse(one).success).toBe(true);
  });

  it('a deleted one comes back as it was', () => {
    const back = restoreProfile(deleteProfile(two, 'alt', 9), 'alt');
    expect(back.profiles).toEqual(two.profiles);
  });

  const day = 86_400_000;
  /** The list open on so many days, at these moments. */
  const seen = (document: typeof empty, ...moments: number[]) =>
    moments.reduce((after, now) => withSession(after, now), document);

  it('a deleted one expires after thirty days, not before', () => {
    const days = [1, 2, 3, 4, 5].map((number) => 100 + number * day);
    const one = seen(deleteProfile(two, 'alt', 100), ...days);
    expect(schema.safeParse(one).success).toBe(true);
    expect(expiredProfiles(one, 100 + 30 * day)).toEqual([]);
    expect(expiredProfiles(one, 101 + 30 * day).map(({ id }) => id)).toEqual(['alt']);
    expect(dropProfiles(one, new Set(['alt'])).profiles.map(({ id }) => id)).toEqual(['default']);
    expect(dropProfiles(two, new Set(['alt']))).toBe(two);
  });

  it('a deleted one stays where a wrong clock says that years have gone by', () => {
    const later = 100 + 4000 * day;
    const one = deleteProfile(two, 'alt', 100);
    expect(expiredProfiles(one, later)).toEqual([]);
    // However often the page is opened on one such day, and on the next right one.
    const often = seen(one, later, later + 1, later + day - 1, 200, 201);
    expect(expiredProfiles(often, later)).toEqual([]);
    const days = [2, 3, 4].map((number) => later + number * day);
    expect(expiredProfiles(seen(often, ...days), later).map(({ id }) => id)).toEqual(['alt']);
  });

  it('days are counted for deleted ones alone, and from the start when one is deleted again', () => {
    expect(withSession(two, 5)).toBe(two);
    const one = seen(deleteProfile(two, 'alt', 100), ...[1, 2, 3, 4, 5].map((days) => days * day));
    expect(restoreProfile(one, 'alt').profiles).toEqual(two.profiles);
    const again = deleteProfile(restoreProfile(one, 'alt'), 'alt', 200);
    expect(expiredProfiles(again, 100 * day)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { finishedAchievements } from './finished-achievements.ts';

const listed = (...achievement_list: readonly unknown[]) =>
  JSON.stringify({ retcode: 0, message: 'OK', data: { achievement_list } });
const row = (id: unknown, finished: unknown = true, sub_achievements?: unknown) => ({
  ...{ id, finished, is_hide: false, rarity: 1, title: 'A title', desc: 'A text' },
  ...(sub_achievements === undefined ? {} : { sub_achievements }),
});

it('takes the ids of what is finished, in figures or letters, and of stages their own', () => {
  const text = listed(
    row(4010101),
    row('4010102'),
    row(4010103, false),
    row(4010501, true, [row(4010502, true), row('4010503', false)]),
    row(4010504, false, []),
    row(4010505, false, null),
  );
  expect(finishedAchievements(text)).toEqual({
    ids: [4010101, 4010102, 4010501, 4010502],
    hasUnread: false,
  });
});

it('tells that something finished is no achievement, and leaves it out', () => {
  expect(finishedAchievements(listed(row(4010101), row(7), row('4010102; DROP')))).toEqual({
    ids: [4010101],
    hasUnread: true,
  });
});

it('counts one that is told twice once', () => {
  expect(finishedAchievements(listed(row(4010101), row('4010101')))).toMatchObject({
    ids: [4010101],
  });
});

describe('an answer without a list', () => {
  it.each([
    ['NOT_SIGNED_IN', JSON.stringify({ retcode: -100, message: 'Please login', data: null })],
    ['REFUSED', JSON.stringify({ retcode: 1034, message: 'Risk', data: null })],
    ['REFUSED', JSON.stringify({ retcode: -1, data: { achievement_list: [row(4010101)] } })],
  ] as const)('is %s: %s', (failed, text) => {
    expect(finishedAchievements(text)).toEqual({ failed });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>404</title>'],
    ['half of it', listed(row(4010101)).slice(0, -4)],
    ['null', 'null'],
    ['a list alone', JSON.stringify([row(4010101)])],
    ['no word of how it went', JSON.stringify({ data: { achievement_list: [] } })],
    ['a word that is no number', JSON.stringify({ retcode: '0', data: { achievement_list: [] } })],
    ['no data', JSON.stringify({ retcode: 0, data: null })],
    ['no list', JSON.stringify({ retcode: 0, data: { achievement_list: {} } })],
    ['a row that is none', listed(row(4010101), 4010102)],
    ['a row without an id', listed(row(undefined))],
    ['an id without an end', listed(row('4'.repeat(21)))],
    ['a row that only seems finished', listed(row(4010101, 'false'))],
    ['stages that are none', listed(row(4010101, true, { id: 4010102 }))],
    ['a broken stage', listed(row(4010101, true, [row({})]))],
  ])('is unreadable: %s', (_what, text) => {
    expect(finishedAchievements(text)).toEqual({ failed: 'UNREADABLE' });
  });

  it('is too large with more rows than there can be, stages counted', () => {
    const many = (count: number) => Array.from({ length: count }, () => row(4010101));
    const one = row(4010101);
    expect(finishedAchievements(listed(...many(10_000)))).toMatchObject({ ids: [4010101] });
    expect(finishedAchievements(listed(...many(10_001)))).toEqual({ failed: 'TOO_LARGE' });
    expect(finishedAchievements(listed({ ...one, sub_achievements: many(10_000) }))).toEqual({
      failed: 'TOO_LARGE',
    });
  });

  it('is too large with stages in stages without an end', () => {
    const deep = '{"id":4010101,"finished":true,"sub_achievements":['.repeat(50_000);
    const text = `{"retcode":0,"data":{"achievement_list":[${deep}${']}'.repeat(50_000)}]}}`;
    expect(finishedAchievements(text)).toHaveProperty('failed');
  });
});

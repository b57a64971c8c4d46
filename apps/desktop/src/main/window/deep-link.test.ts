import { describe, expect, it } from 'vitest';
import { linkAmong, pageOfLink } from './deep-link.ts';

const STATE = `desktop.${'aB3_-'.repeat(8)}`;
const WORDS = Array(12).fill('legal').join('-');

describe('a link to the program', () => {
  it('hands on what a sign-in of its own came back with', () => {
    const link = `trailbook://login?code=4%2F0Ab&state=${STATE}&scope=openid+email&evil=1`;
    expect(pageOfLink(link, 'jp')).toBe(`/jp/oauth?state=${STATE}&code=4%2F0Ab&scope=openid+email`);
  });

  it('is found among what the program is started with, however its scheme is written', () => {
    const link = `Trailbook://sync#${WORDS}`;
    expect(linkAmong(['trailbook.exe', '--flag', link])).toBe(link);
    expect(pageOfLink(link, 'de')).toBe(`/de/settings#sync=${WORDS}`);
    expect(linkAmong(['trailbook.exe', 'https://example.com/trailbook://'])).toBeUndefined();
  });

  it('offers the words of a sync key', () => {
    expect(pageOfLink(`trailbook://sync#${WORDS}`, 'de')).toBe(`/de/settings#sync=${WORDS}`);
  });

  it.each([
    'trailbook://',
    'trailbook://home',
    'trailbook://login',
    'trailbook://login?code=1',
    'trailbook://login?code=1&state=of-a-page-of-the-web-0123456789',
    `trailbook://login?code=1&code=2&state=${STATE}`,
    `trailbook://login?code=1&state=${STATE}&state=${STATE}`,
    `trailbook://login/../en?state=${STATE}`,
    `trailbook://login/en/planner?state=${STATE}`,
    `trailbook://user@login?state=${STATE}`,
    `trailbook://login:80?state=${STATE}`,
    `trailbook://login?state=${STATE}&code=${'a'.repeat(9000)}`,
    `trailbook:login?state=${STATE}`,
    `https://login?state=${STATE}`,
    `app://trailbook/en/oauth?state=${STATE}`,
    'trailbook://sync',
    'trailbook://sync#one-two',
    `trailbook://sync?x=1#${WORDS}`,
    `trailbook://sync#${WORDS}-legal`,
    `trailbook://sync#${WORDS}%0A`,
    'trailbook://sync#javascript:alert(1)',
    'trailbook://evil.example/en',
    'javascript:alert(1)',
    'trailbook://[',
    '',
  ])('leads nowhere: %s', (link) => {
    expect(pageOfLink(link, 'en')).toBeUndefined();
  });

  it('is found among what the system starts the program with', () => {
    expect(linkAmong(['C:\\trailbook.exe', '--flag', 'trailbook://sync'])).toBe('trailbook://sync');
    expect(linkAmong(['/usr/bin/trailbook', '/home/trailbook:x'])).toBeUndefined();
  });
});

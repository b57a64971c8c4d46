import { expect, it } from 'vitest';
import { configuredSite } from './configured-site.ts';

it('is the one of the setting, else that of the build, else none', () => {
  expect(configuredSite('https://mine.example/', 'https://example.com')).toBe(
    'https://mine.example',
  );
  expect(configuredSite(undefined, 'https://example.com')).toBe('https://example.com');
  expect(configuredSite(undefined, '')).toBeNull();
  expect(configuredSite('http://localhost:3000')).toBe('http://localhost:3000');
});

it.each([
  'mine.example',
  'http://mine.example',
  'https://mine.example/path',
  'https://mine.example/?a=1',
  'https://name:word@mine.example',
  'file:///etc/passwd',
  'app://trailbook',
])('is none that is written %s, and the program says so', (setting) => {
  expect(() => configuredSite(setting, 'https://example.com')).toThrow(setting);
});

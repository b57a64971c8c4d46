import { expect, it } from 'vitest';
import { readConfig } from './config';
import { publicOrigin } from './public-origin';

it('is SITE_URL', () => {
  const config = readConfig({ SITE_URL: 'https://trailbook.example/', PORT: '4000' });
  expect(publicOrigin(config)).toBe('https://trailbook.example');
});

it('without it, is this machine at the port that the server was given', () => {
  expect(publicOrigin(readConfig({ PORT: '4000' }))).toBe('http://localhost:4000');
});

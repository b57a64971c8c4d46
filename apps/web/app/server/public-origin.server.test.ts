import { expect, it } from 'vitest';
import { readConfig } from './config.server';
import { publicOrigin } from './public-origin.server';

const unset = readConfig({ PORT: '4000' });

it('is SITE_URL, whatever the request says', () => {
  const config = readConfig({ SITE_URL: 'https://trailbook.example/' });
  expect(publicOrigin(config, new URL('http://evil.example/en'))).toBe('https://trailbook.example');
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'without it, %s is believed',
  (origin) => expect(publicOrigin(unset, new URL(`${origin}/en`))).toBe(origin),
);

it.each(['http://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example'])(
  'without it, %s is not',
  (origin) => expect(publicOrigin(unset, new URL(`${origin}/en`))).toBe('http://localhost:4000'),
);

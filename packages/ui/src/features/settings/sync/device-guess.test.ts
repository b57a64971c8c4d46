import { expect, it } from 'vitest';
import { deviceGuess } from './device-guess.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome · Windows', `${CHROME} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge · Windows', `${CHROME} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Opera · Windows', `${CHROME} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Safari · macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  ],
  [
    'Safari · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome · iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Samsung · Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Chrome · ChromeOS',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ],
  ['Windows', 'Something (Windows NT 10.0)'],
  ['', 'Something else'],
])('calls a device %j by what its browser says', (guess, userAgent) => {
  expect(deviceGuess({ userAgent })).toBe(guess);
  expect(guess.length).toBeLessThanOrEqual(20);
});

it('knows an iPad that calls itself a Mac by its touch screen', () => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
  expect(deviceGuess({ userAgent, maxTouchPoints: 5 })).toBe('Safari · iPad');
});

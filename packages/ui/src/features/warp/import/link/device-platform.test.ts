import { describe, expect, it } from 'vitest';
import { platformOf } from './device-platform.ts';

describe('the guide that is open at first', () => {
  it.each([
    ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile', 5],
    ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 5],
    ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5],
    ['pc1', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0],
    ['pc1', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10],
    ['pc1', '', 0],
  ] as const)('is that of the device: %s for %s', (platform, userAgent, maxTouchPoints) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});

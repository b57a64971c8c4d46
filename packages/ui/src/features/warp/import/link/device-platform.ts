import type { Platform } from './guides.ts';

/** What a browser tells of the device that it runs on. */
export interface DeviceHints {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The guide that is likely to be the right one: another can be chosen. */
export function platformOf({ userAgent, maxTouchPoints }: DeviceHints): Platform {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // A tablet of Apple's says that it is a Mac, and no Mac is touched.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'pc1';
}

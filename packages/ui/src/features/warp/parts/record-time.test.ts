import { expect, it } from 'vitest';
import { recordTime } from './record-time.ts';

it.each([
  ['en', 'Jan 5, 2026, 8:30:07 PM'],
  ['de', '05.01.2026, 20:30:07'],
  ['ru', '5 янв. 2026 г., 20:30:07'],
  ['jp', '2026/01/05 20:30:07'],
  ['th', '5 ม.ค. 2026 20:30:07'],
] as const)('the time of a record is the server’s, as it is written in %s', (language, text) => {
  expect(recordTime(language, '2026-01-05 20:30:07').replace(/\s/g, ' ')).toBe(text);
});

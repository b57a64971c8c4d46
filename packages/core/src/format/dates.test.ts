import { expect, it } from 'vitest';
import { formatDateTime } from './dates.ts';

it('a moment is told as the language does', () => {
  const moment = Date.UTC(2026, 10, 21, 18, 5);
  expect(formatDateTime('en', moment, 'UTC').replace(/\s/g, ' ')).toBe('Nov 21, 2026, 6:05 PM');
  expect(formatDateTime('de', moment, 'UTC')).toBe('21.11.2026, 18:05');
  expect(formatDateTime('jp', moment, 'UTC')).toBe('2026/11/21 18:05');
});

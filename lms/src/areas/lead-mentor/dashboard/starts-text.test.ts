import { expect, it } from 'vitest';
import { startsText } from './starts-text.ts';

it.each([
  ['2026-05-04T10:00:30Z', 'Begins now'],
  ['2026-05-04T10:01:30Z', 'Begins in 1 minute'],
  ['2026-05-04T11:59:59Z', 'Begins in 119 minutes'],
  ['2026-05-04T12:00:00Z', 'Begins in 2 hours'],
  ['2026-05-06T09:59:00Z', 'Begins in 47 hours'],
  ['2026-05-16T11:00:00Z', 'Begins in 12 days'],
])('API-191 at ten on 4 May, a session starting at %s reads %s', (startDate, text) => {
  expect(startsText(startDate, '2026-05-04T10:00:00Z')).toBe(text);
});

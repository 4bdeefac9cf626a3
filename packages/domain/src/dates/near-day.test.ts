import { expect, it } from 'vitest';
import { nearDay } from './near-day.ts';
import { slotSpan } from './slot-span.ts';

const NOW = '2026-11-27T10:00:00.000Z';

it.each([
  ['2027-02-10T03:30:00.000Z', 'Wed 10 Feb'],
  ['2026-03-01T20:00:00.000Z', 'Mon 2 Mar'],
  ['2028-10-31T21:30:00.000Z', 'Wed 1 Nov 2028'],
  ['2025-11-27T10:00:00.000Z', 'Thu 27 Nov 2025'],
])('CONST-32 seen in November 2026, %s is %s in India', (instant, shown) => {
  expect(nearDay(instant, 'Asia/Kolkata', NOW)).toBe(shown);
});

it('CONST-33 a slot that passes midnight in the time zone of the reader names the day on which it ends', () => {
  const session = { startDate: '2027-02-11T04:30:00.000Z', endDate: '2027-02-11T06:00:00.000Z' };
  expect(slotSpan(session, 'Asia/Kolkata')).toBe('10:00 AM–11:30 AM');
  expect(slotSpan(session, 'America/New_York')).toBe('11:30 PM–01:00 AM, Thu 11 Feb');
});

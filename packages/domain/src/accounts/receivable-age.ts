import * as z from 'zod/mini';
import { calendarDateIn } from '../dates/calendar-date.ts';

/** How long an instalment has been overdue, in the groups accountants use. */
export const RECEIVABLE_AGES = ['NOT_DUE', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'OVER_90_DAYS'] as const;
export const ReceivableAge = z.enum(RECEIVABLE_AGES);
export type ReceivableAge = z.infer<typeof ReceivableAge>;

const DAY_MS = 86_400_000;

/** Returns the calendar days in a time zone between a due date and now; 0 on the day itself and before it. */
export function daysOverdue(dueDate: string, now: string, zone: string): number {
  const days = Date.parse(calendarDateIn(zone, now)) - Date.parse(calendarDateIn(zone, dueDate));
  return Math.max(0, Math.round(days / DAY_MS));
}

/** Returns the group of a number of days. */
export function receivableAge(days: number): ReceivableAge {
  if (days <= 0) return 'NOT_DUE';
  if (days <= 30) return 'DAYS_1_30';
  if (days <= 60) return 'DAYS_31_60';
  return days <= 90 ? 'DAYS_61_90' : 'OVER_90_DAYS';
}

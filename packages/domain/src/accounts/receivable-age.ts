import * as z from 'zod/mini';
import { calendarDateIn } from '../dates/calendar-date.ts';

/** How long an instalment has been overdue, as accountants group what is owed. */
export const RECEIVABLE_AGES = ['NOT_DUE', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'OVER_90_DAYS'] as const;
export const ReceivableAge = z.enum(RECEIVABLE_AGES);
export type ReceivableAge = z.infer<typeof ReceivableAge>;

const DAY_MS = 86_400_000;

/** How many days of a zone's calendar lie between a due date and now; 0 on the day itself and before it. */
export function daysOverdue(dueDate: string, now: string, zone: string): number {
  const days = Date.parse(calendarDateIn(zone, now)) - Date.parse(calendarDateIn(zone, dueDate));
  return Math.max(0, Math.round(days / DAY_MS));
}

/** The group of so many days. */
export function receivableAge(days: number): ReceivableAge {
  if (days <= 0) return 'NOT_DUE';
  if (days <= 30) return 'DAYS_1_30';
  if (days <= 60) return 'DAYS_31_60';
  return days <= 90 ? 'DAYS_61_90' : 'OVER_90_DAYS';
}

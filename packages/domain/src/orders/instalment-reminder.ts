import { daysLater } from '../dates/days-later.ts';
import { hasPassed } from './offer-deadlines.ts';
import {
  BLOCKED_AFTER_DAYS,
  DELAYED_AFTER_DAYS,
  type DueInstalment,
  lastInstantOfAccess,
} from './payment-standing.ts';

/** The mails about one instalment, in chronological order. */
export const INSTALMENT_REMINDERS = ['WEEK_BEFORE', 'DAY_BEFORE', 'OVERDUE', 'DELAYED', 'BLOCKED'] as const;
export type InstalmentReminder = (typeof INSTALMENT_REMINDERS)[number];

/** Days from the due date at which each becomes applicable; a block when that day is over. */
export const REMINDER_DAYS: Record<InstalmentReminder, number> = {
  WEEK_BEFORE: -7,
  DAY_BEFORE: -1,
  OVERDUE: 1,
  DELAYED: DELAYED_AFTER_DAYS,
  BLOCKED: BLOCKED_AFTER_DAYS,
};

const appliesAfter = (kind: InstalmentReminder, dueDate: string) =>
  kind === 'BLOCKED' ? lastInstantOfAccess(dueDate) : daysLater(dueDate, REMINDER_DAYS[kind]);

/**
 * Returns the one mail that applies to an instalment at a moment; null if it is paid or none applies. After a pause of
 * the job only the latest is sent, and one that announces a due date is never sent after it.
 */
export function instalmentReminder(
  { dueDate, isPaid }: DueInstalment,
  now: string,
): InstalmentReminder | null {
  if (isPaid) return null;
  const right = INSTALMENT_REMINDERS.findLast((kind) => hasPassed(appliesAfter(kind, dueDate), now));
  if (right === undefined) return null;
  return REMINDER_DAYS[right] < 0 && hasPassed(dueDate, now) ? null : right;
}

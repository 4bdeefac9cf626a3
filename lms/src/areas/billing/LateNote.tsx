import { daysLater } from '@plinth/domain/dates/days-later';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { BLOCKED_AFTER_DAYS } from '@plinth/domain/orders/payment-standing';
import { Text } from '@plinth/ui/Text';

/** Until when the course stays open with a late instalment, ISO 8601 UTC; BlockedNote shows the rest. */
export function LateNote({ dueDate, now }: { dueDate: string; now: string }) {
  const closes = daysLater(dueDate, BLOCKED_AFTER_DAYS);
  if (closes < now) return null;
  return (
    <Text measure>
      This was due on {schoolDay(dueDate)}. The course stays open until {schoolDay(closes)}; after that your
      access is blocked until this is paid.
    </Text>
  );
}

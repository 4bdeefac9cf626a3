import { daysLater } from '@plinth/domain/dates/days-later';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { BLOCKED_AFTER_DAYS } from '@plinth/domain/orders/payment-standing';
import { Text } from '@plinth/ui/Text';

/** After which day a late instalment blocks access, before or during the course; BlockedNote shows the rest. */
export function LateNote({ dueDate, now }: { dueDate: string; now: string }) {
  const closes = daysLater(dueDate, BLOCKED_AFTER_DAYS);
  if (closes < now) return null;
  return (
    <Text measure>
      This was due on {schoolDay(dueDate)}. After {schoolDay(closes)} you have no access to the course until
      this is paid.
    </Text>
  );
}

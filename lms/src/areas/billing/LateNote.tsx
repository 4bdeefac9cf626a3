import { schoolDay } from '@plinth/domain/dates/school-day';
import { lastInstantOfAccess } from '@plinth/domain/orders/payment-standing';
import { Text } from '@plinth/ui/Text';

type LateNoteProps = { dueDate: string; now: string; isCourseOver: boolean };

/**
 * After which day a late instalment blocks access, before or during the course; BlockedNote shows the rest. A course that
 * is completed, or whose place was given up, is never blocked.
 */
export function LateNote({ dueDate, now, isCourseOver }: LateNoteProps) {
  const closes = lastInstantOfAccess(dueDate);
  if (isCourseOver) return <Text measure>This was due on {schoolDay(dueDate)}. You can pay it now.</Text>;
  if (closes < now) return null;
  return (
    <Text measure>
      This was due on {schoolDay(dueDate)}. After {schoolDay(closes)} you have no access to the course until
      this is paid.
    </Text>
  );
}

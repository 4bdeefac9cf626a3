import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { InstalmentExtension, type OfficeOrderDetail } from '@plinth/domain/orders/office-order';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { extendInstalment } from '../../../data/office-orders.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeForm } from '../list/use-office-form.ts';

/** Postpones the next instalment to another day. */
export function ExtendForm({ order, dueOn }: { order: OfficeOrderDetail; dueOn: string }) {
  const form = useOfficeForm({
    key: `order-extend:${order.orderId}`,
    saved: { until: '', reason: '' },
    judge: (draft) => InstalmentExtension.safeParse({ ...draft, seen: dueOn }),
    send: (extension) => extendInstalment(order.orderId, extension),
    said: () => 'Instalment postponed.',
    isEmptied: true,
  });
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="Postpone the next instalment"
      action={{ label: 'Postpone it', row: css.actions }}
    >
      <Heading level={3}>Postpone the next instalment</Heading>
      <Text secondary>
        Its due date is {schoolDay(dueOn)}. The day counts in full, in {zoneText(DEFAULT_TIMEZONE)}.{' '}
        {order.emailId} is notified; a place that was blocked for this opens again. Later instalments keep
        their dates; if one would be due by that day, they all move by as many days.
      </Text>
      <TextInput label="Due on" type="date" {...form.text('until')} />
      <TextInput label="Reason" maxLength={500} {...form.text('reason')} />
    </FormFrame>
  );
}

import { type OfficeOrderDetail, OrderCancelling } from '@plinth/domain/orders/office-order';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { cancelOrder } from '../../../data/office-orders.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeChange } from '../list/use-office-change.ts';
import { moneyText } from './order-texts.ts';

/** Ends an order for good; what that touches is said first, and is agreed to. */
export function CancelForm({ order }: { order: OfficeOrderDetail }) {
  const changed = useOfficeChange();
  const held = useDraft({ reason: '', isSure: false });
  const form = useForm<typeof held.draft, OrderCancelling>({
    held,
    judge: ({ reason }) => OrderCancelling.safeParse({ reason }),
    send: ({ reason }) => changed(cancelOrder(order.orderId, reason), 'The order is cancelled.'),
  });
  return (
    <FormFrame className={css.part} form={form} label="Cancel the order">
      <Heading level={3} size="s">
        Cancel the order
      </Heading>
      <Text size="s" tone="soft">
        The offer ends with it{order.place ? ', and so does the place in the course' : ''}; nothing more is
        due. {order.emailId} is told.
        {order.paid > 0 &&
          ` The ${moneyText(order.paid, order.currency)} that came in stay until you give them back above.`}{' '}
        This cannot be undone.
      </Text>
      <TextInput
        label="Why it is cancelled"
        maxLength={500}
        value={form.draft.reason}
        error={form.problemOf('reason')}
        onChange={({ target }) => form.change('reason', target.value)}
      />
      <Checkbox
        label="Yes, end this order for good"
        checked={form.draft.isSure}
        onChange={({ target }) => form.change('isSure', target.checked)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="danger" disabled={!form.draft.isSure} loading={form.isBusy}>
          Cancel the order
        </Button>
      </div>
    </FormFrame>
  );
}

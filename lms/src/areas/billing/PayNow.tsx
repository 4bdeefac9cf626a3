import { formatMoney } from '@plinth/domain/money/format-money';
import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import type { BillingOrder, BillingPayment } from '../../data/orders.ts';
import * as css from './BillingPage.css.ts';

type PayNowProps = { order: BillingOrder; next: BillingPayment | undefined };

/** The link to the payment page, which opens by the order's token; without one, the link is in the mail. */
export function PayNow({ order, next }: PayNowProps) {
  if (!order.orderToken)
    return (
      <Text tone="soft" measure>
        To pay, open the link in the email that came with your offer or order.
      </Text>
    );
  const action = !next ? 'Choose a plan' : next.status === 'FAILED' ? 'Try again' : 'Pay now';
  return (
    <div className={css.footer}>
      <Button href={paymentPlanPath(order.orderToken)} variant="primary">
        {action}
      </Button>
      {next && (
        <Text tone="soft" as="span">
          {next.label}, {formatMoney({ amount: next.amount, currency: order.currency })}
        </Text>
      )}
    </div>
  );
}

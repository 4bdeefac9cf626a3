import { formatMoney } from '@plinth/domain/money/format-money';
import { isEmailVerified } from '@plinth/domain/session/is-email-verified';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { type BillingOrder, type BillingPayment, paymentPathQuery } from '../../data/orders.ts';
import { session } from '../../stores/session.ts';
import * as css from './BillingPage.css.ts';

type PayNowProps = { order: BillingOrder; next: BillingPayment | undefined };

/**
 * The way to the payment page. It opens by the token of the order: where the school hands that out to whoever is
 * signed in there is a button, else the text says where the link is.
 */
export function PayNow({ order, next }: PayNowProps) {
  const { profile } = useSnapshot(session);
  const { orderId, courseTitle, currency } = order;
  const emailId = profile?.userData.emailId ?? '';
  const path = useQuery({ ...paymentPathQuery({ emailId, orderId, courseTitle }), enabled: emailId !== '' });

  if (path.isPending) return <Skeleton shape="text" width="half" />;
  if (path.data)
    return (
      <div className={css.foot}>
        <Button href={path.data} variant="primary">
          {next ? 'Pay now' : 'Choose a plan'}
        </Button>
        {next && (
          <Text tone="soft" as="span">
            {next.label}, {formatMoney({ amount: next.amount, currency })}
          </Text>
        )}
      </div>
    );
  return (
    <Text tone="soft" measure>
      To pay, open the link in the mail that came with your offer or order.{' '}
      {profile && !isEmailVerified(profile.userData) && (
        <>
          <Link href="/verify-mail">Verify your e-mail</Link> to have it here too.
        </>
      )}
    </Text>
  );
}

import { schoolDay } from '@plinth/domain/dates/school-day';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BillingPayment, billingQuery } from '../../data/orders.ts';
import { extendInstalment } from '../../data/payments.ts';
import * as css from './BillingPage.css.ts';

type MoreTimeProps = { orderId: string; orderToken: string; payment: BillingPayment };

/** Moves the due date of the next instalment, once per plan; nothing if that is not possible. */
export function MoreTime({ orderId, orderToken, payment }: MoreTimeProps) {
  const queryClient = useQueryClient();
  const extension = useMutation({
    mutationFn: () => extendInstalment(orderId, orderToken),
    onSettled: () => queryClient.invalidateQueries({ queryKey: billingQuery().queryKey }),
  });
  if (!payment.extendsTo) return null;
  return (
    <div className={css.footer}>
      <Button size="s" variant="quiet" loading={extension.isPending} onClick={() => extension.mutate()}>
        Move the due date to {schoolDay(payment.extendsTo)}
      </Button>
      <Text tone="soft" as="span">
        Once in this plan. The other dates stay.
      </Text>
      {extension.error && (
        <Text tone="error" as="span">
          <span role="alert">{extension.error.message}</span>
        </Text>
      )}
    </div>
  );
}

import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingQuery, reconcileOrder } from '../../data/orders.ts';
import * as css from './BillingPage.css.ts';

/** A pending payment: queries the provider again on demand. */
export function CheckPayment({ orderId }: { orderId: string }) {
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: () => reconcileOrder(orderId),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: billingQuery().queryKey }),
  });
  return (
    <div className={css.footer}>
      <Text tone="soft" as="span">
        {check.isError
          ? check.error.message
          : 'A payment is on its way; the provider has not confirmed it yet. You need not pay again.'}
      </Text>
      <Button size="s" loading={check.isPending} onClick={() => check.mutate()}>
        Check again
      </Button>
    </div>
  );
}

import { Banner } from '@plinth/ui/Banner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billingQuery } from '../../data/orders.ts';
import { enteredCardQuery } from '../../data/payments.ts';

/** The return from the provider's page: the card entered there is added to its order, however often this is read. */
export function EnteredCard({ order, card }: { order: string; card: string }) {
  const queryClient = useQueryClient();
  const entered = useQuery(enteredCardQuery(order, card));
  const { isSuccess } = entered;
  useEffect(() => {
    if (isSuccess) void queryClient.invalidateQueries({ queryKey: billingQuery().queryKey });
  }, [isSuccess, queryClient]);
  if (entered.isError)
    return (
      <Banner tone="error" live="alert" title="The card was not saved">
        {entered.error.message}
      </Banner>
    );
  return (
    <Banner tone="success" live="status" title={isSuccess ? 'The card is saved' : 'Saving the card'}>
      {isSuccess
        ? 'It is selected below. Nothing is charged by itself unless you tick that.'
        : 'We are asking the payment provider; it takes seconds.'}
    </Banner>
  );
}

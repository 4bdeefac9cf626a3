import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ORDER_NOW, orderOf } from '../../../test/order-of.ts';
import type { Order } from '../../api/client.ts';
import { OrderView } from './OrderView.tsx';

/** An order whose next payment arrived and is checked by the school. */
function inReview(): Order {
  const order = orderOf('BIM_A_US', 'TWO_PART');
  const payments = order.payments.map((one, index) =>
    index === 0 ? { ...one, status: 'IN_REVIEW' as const } : one,
  );
  return {
    ...order,
    payments,
    ...(order.orderPlan ? { orderPlan: { ...order.orderPlan, instalments: payments } } : {}),
  };
}

it('PAY-04 API-097 nobody is asked to pay again what arrived and is being checked', () => {
  const noop = async () => null;
  render(
    <OrderView
      orderToken="order-token-of-22-characters"
      order={inReview()}
      review={null}
      now={ORDER_NOW}
      isBack
      onReload={noop}
      leave={() => {}}
    />,
  );
  expect(screen.getByText('We are checking your payment')).toBeVisible();
  expect(screen.getByText(/You need not pay again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
  expect(screen.queryByRole('radiogroup', { name: 'Pay with' })).not.toBeInTheDocument();
});

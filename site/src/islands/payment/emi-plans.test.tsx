import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ORDER_NOW, orderOf, paidByPartner } from '../../../test/order-of.ts';
import type { Order } from '../../api/client.ts';
import { OrderView } from './OrderView.tsx';

const show = (order: Order) =>
  render(
    <OrderView
      orderToken="order-token-of-22-characters"
      order={order}
      review={null}
      isBack={false}
      leave={() => {}}
      now={ORDER_NOW}
      onReload={async () => null}
    />,
  );

describe('a plan whose amount an EMI partner pays', () => {
  it('PAY-01 PAY-08 EMI plans name three partners, and are offered for rupees only', () => {
    const { unmount } = show(orderOf('BIM_A', null));
    expect(
      screen.getAllByRole('radio', { name: /First partner, Second partner, Third partner.*1-2%/ }),
    ).toHaveLength(2);
    unmount();
    show(orderOf('BIM_A_US', null));
    expect(screen.queryByRole('radio', { name: /EMI/ })).not.toBeInTheDocument();
  });

  it.each([
    { emiStatus: 'NOT_STARTED', action: 'Apply to an EMI partner' },
    { emiStatus: 'STARTED', action: 'Continue the EMI application' },
    { emiStatus: 'REJECTED', action: 'See what is missing' },
    { emiStatus: 'IN_REVIEW', action: 'See the application' },
  ] as const)('PAY-01 PAY-02 an EMI plan at $emiStatus links to its application', ({ emiStatus, action }) => {
    const order = orderOf('BIM_A', 'EMI_UPFRONT', { emiStatus });
    show(order);
    expect(screen.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      `/payment-plan?orderId=${order.orderId}`,
    );
    // While the partner has the application, no one else pays the partner's part.
    const payAlone = screen.queryAllByRole('button', { name: /^Pay ₹1,23,250 yourself/ });
    expect(payAlone).toHaveLength(emiStatus === 'IN_REVIEW' ? 0 : 1);
  });

  it('PAY-01 PAY-08 once the EMI partner has paid, it says what remains and when it is due', () => {
    const order = orderOf('BIM_A', 'EMI_WITH_DP', { emiStatus: 'REVIEWED', status: 'PAYMENT_ONGOING' });
    const { unmount } = show(order);
    expect(screen.getByText(/with the partner, who decides on the loan/)).toBeVisible();
    unmount();
    const paid = paidByPartner(order);
    const { unmount: close } = show(paid);
    expect(screen.queryByText(/decides on the loan/)).not.toBeInTheDocument();
    expect(
      screen.getByText(/that the partner pays. What remains is your own part: ₹10,000, due on 4 May, 2026/),
    ).toBeVisible();
    close();
    show({
      ...paid,
      receipt: { paid: 11_325_000, place: 'WAITING', batchNumber: '3', canSetPassword: false },
    });
    expect(screen.getByText(/your own part: ₹10,000, due once you have your place/)).toBeVisible();
  });

  it('PAY-01 D-102 no other plan can be chosen while the EMI application is in review', () => {
    const { unmount } = show(orderOf('BIM_A', 'EMI_WITH_DP', { emiStatus: 'IN_REVIEW' }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    unmount();
    show(orderOf('BIM_A', 'EMI_WITH_DP', { emiStatus: 'REJECTED' }));
    expect(screen.getAllByRole('radio')).toHaveLength(6);
  });
});

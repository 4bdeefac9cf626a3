import { describe, expect, it } from 'vitest';
import { plansOfOrder } from './plans-of-order.ts';

const order = { productId: 'BIM_A', currency: 'INR', planType: null } as const;

describe('the plans of an order', () => {
  it('PAY-08 an EMI plan is offered only if the school has a partner, and kept where it was chosen', () => {
    expect(plansOfOrder(order, { EMI_PARTNERS: ['Nila Finance'] })).toContain('EMI_UPFRONT');
    const none = plansOfOrder(order, { EMI_PARTNERS: [] });
    expect(none).toContain('TWO_PART');
    expect(none.filter((plan) => plan.startsWith('EMI_'))).toEqual([]);
    expect(plansOfOrder({ ...order, planType: 'EMI_UPFRONT' }, { EMI_PARTNERS: [] })).toContain(
      'EMI_UPFRONT',
    );
  });
});

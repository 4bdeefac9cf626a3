import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { Breach } from '../breach.ts';
import type { Person } from '../person.ts';
import type { StandIns } from '../stand-ins.ts';

/** Plans whose money comes from an EMI partner, after a separate application. */
export const isByPartner = (plan: PaymentPlan | null) => plan?.startsWith('EMI_') ?? false;

/** Accepts the terms and the offer. Returns the token of the order. */
export async function acceptOffer({ api }: Person, dealId: string): Promise<string> {
  const { application } = await api.courseApplications.readApplication({ query: { dealId } });
  const { version } = await api.courseApplications.readTerms({ query: { productId: application.productId } });
  await api.courseApplications.acceptTerms({ body: { dealId, version } });
  return (await api.courseApplications.acceptOffer({ body: { dealId } })).orderToken;
}

/** Opens the checkout for the next payment due; null if none is. The card is saved if more payments follow. */
export async function openCheckout({ api, emailId }: Person, orderToken: string): Promise<string | null> {
  const { order } = await api.orders.readPublicOrder({ query: { orderToken } });
  const open = order.payments.filter(({ status }) => status !== 'PAID');
  const [due] = open;
  if (!due) return null;
  const plan = order.orderPlan?.planType ?? 'UPFRONT';
  const { checkoutUrl } = await api.payments.initiatePayment({
    headers: {},
    body: {
      orderToken,
      paymentType: due.paymentType,
      provider: plan.startsWith('AFFIRM_') && due.paymentType !== 'DOWN_PAYMENT' ? 'PAY_LATER' : 'CARD',
      ...(open.length > 1 && { keepCard: true }),
    },
  });
  if (!checkoutUrl) throw new Breach(emailId, 'cannot pay: there is no checkout');
  return checkoutUrl;
}

/** Pays what is due next at the card provider. Returns the checkout, or null if nothing was due. */
export async function payDue(person: Person, standIns: StandIns, orderToken: string): Promise<string | null> {
  const checkout = await openCheckout(person, orderToken);
  if (checkout) await standIns.pay(checkout);
  return checkout;
}

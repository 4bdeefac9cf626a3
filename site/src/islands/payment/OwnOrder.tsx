import { ApiError } from '@plinth/api-client/api-error';
import { loginPathWithCallback } from '@plinth/domain/navigation/login-path';
import { planName } from '@plinth/domain/orders/plan-name';
import { processingFeeText } from '@plinth/domain/orders/plan-texts';
import { isPaidByEmi } from '@plinth/domain/payments/emi-eligibility';
import { isEmiHandedIn } from '@plinth/domain/payments/emi-status';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { keepRegion } from '../../parts/keep-region.ts';
import { EmiApplication } from '../emi/EmiApplication.tsx';
import * as css from '../island.css.ts';
import { Ledger } from '../Ledger.tsx';
import { Reading } from '../Reading.tsx';
import { useLoad } from '../use-load.ts';
import { DiscountNote } from './DiscountNote.tsx';
import { Schedule } from './Schedule.tsx';
import { VoucherField } from './VoucherField.tsx';

/** Reads the payer's own order and its plan as it would be paid now; null if nothing can be paid on it any more. */
async function readOwn(orderId: string) {
  const [{ order }, review] = await Promise.all([
    api.orders.readOwnOrder({ params: { id: orderId } }),
    api.payments.reviewOwnPlan({ body: { orderId } }).catch(() => null),
  ]);
  return { order, review };
}

/**
 * The payment page for a signed-in person: the plan of their own order, and the application to an EMI partner, which
 * contains identity documents and so never opens with a link alone.
 */
export function OwnOrder({ orderId }: { orderId: string }) {
  const { result, reload } = useLoad(() => readOwn(orderId));
  const productId = result.state === 'ready' ? result.value.order.productId : null;
  useEffect(() => keepRegion(productId), [productId]);
  if (result.state === 'loading') return <Reading what="your order" />;
  if (result.state === 'failed') {
    const status = result.error instanceof ApiError ? result.error.status : 0;
    if (status === 401)
      return (
        <EmptyState
          title="Sign in to continue"
          level={2}
          drawing="sheet"
          action={
            <div className={css.actions}>
              <Button
                variant="primary"
                href={loginPathWithCallback('/payment-plan', `?${new URLSearchParams({ orderId })}`)}
              >
                Sign in
              </Button>
              <Button href="/signup">Create an account</Button>
            </div>
          }
        >
          An EMI application holds identity documents, so it opens for you alone. Sign in with the email
          address of your application. If you have no account, create one first and verify the address; then
          open this page again.
        </EmptyState>
      );
    if (status === 404 || status === 400)
      return (
        <ErrorState title="This order does not belong to your account" level={2}>
          Sign in with the email address of your application. If you have just created the account,{' '}
          <a href="/verify-mail">verify the address</a> first.
        </ErrorState>
      );
    return (
      <ErrorState title="Your order could not be loaded" level={2} onRetry={() => void reload()}>
        {toMessage(result.error)}
      </ErrorState>
    );
  }
  const { order, review } = result.value;
  const { orderPlan, currency, courseTitle, emiPartners = [] } = order;
  const planType = orderPlan?.planType ?? null;
  const mayChangePrice =
    !(order.emiStatus && isEmiHandedIn(order.emiStatus)) &&
    order.payments.every(({ status }) => status !== 'PAID' && status !== 'IN_REVIEW');
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <div className={css.tight}>
          <Heading level={2}>{courseTitle}</Heading>
          {planType && <p className={css.note}>{planName(planType)}</p>}
        </div>
        {order.isPaymentFail && (
          <Banner tone="error" title="The last payment did not go through">
            Nothing was charged. <a href="/billing">Try again from your billing page</a>.
          </Banner>
        )}
        {isPaidByEmi({ planType, currency }) ? (
          <Section className={css.stack} title="EMI application">
            <EmiApplication {...{ orderId, order }} partners={emiPartners} />
          </Section>
        ) : (
          <Banner title="This order is not paid through an EMI partner">
            {mayChangePrice
              ? 'The application opens once an EMI plan is chosen; you do that on the payment page, with the link in our email.'
              : 'Its plan was settled with the first payment.'}
          </Banner>
        )}
        {orderPlan && (
          <Section className={css.tight} title="Payment dates">
            <Schedule
              payments={orderPlan.instalments}
              currency={currency}
              waitsForSeat={order.receipt !== undefined && order.receipt.place !== 'SEATED'}
            />
          </Section>
        )}
      </div>
      <aside className={css.panel} aria-labelledby="lines">
        <Heading level={2} size="s" id="lines">
          Course fees
        </Heading>
        <Ledger
          lines={review?.lines ?? order.lines}
          currency={currency}
          processingFee={planType && processingFeeText(planType)}
          voucher={order.voucher}
          payments={orderPlan?.instalments}
        />
        {review && mayChangePrice && (
          <VoucherField
            apply={(voucherCode) =>
              api.orders.applyOwnVoucher({ params: { id: orderId }, body: { voucherCode } })
            }
            order={order}
            onChanged={reload}
          />
        )}
        {review && mayChangePrice && <DiscountNote review={review} />}
        <a href="/billing">Payments and invoices</a>
      </aside>
    </div>
  );
}

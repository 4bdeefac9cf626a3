import { ApiError } from '@plinth/api-client/api-error';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { api } from '../../api/client.ts';
import { fetched } from '../../api/fetched.ts';
import { toMessage } from '../../api/to-message.ts';
import { asSentence } from '../as-sentence.ts';
import { OpenedByLink } from '../OpenedByLink.tsx';
import { Reading } from '../Reading.tsx';
import { useLoad } from '../use-load.ts';
import { OrderView } from './OrderView.tsx';
import { markPaying, takePayingMark } from './paying-mark.ts';
import { settlementOf } from './settlement.ts';
import { usePolling } from './use-polling.ts';

const OwnOrder = lazy(() =>
  fetched(import('./OwnOrder.tsx')).then(
    (module) => ({ default: module.OwnOrder }),
    (error: unknown) => ({ default: () => <Unread error={error} onRetry={() => location.reload()} /> }),
  ),
);

/**
 * /payment-plan: with `?orderToken=` the plan of an order, its payments and the return from the checkout; with
 * `?orderId=` a signed-in person's own order, with its EMI application.
 */
export function PaymentPlan() {
  return (
    <OpenedByLink
      what="your order"
      without={
        <EmptyState title="Open the link in our email" level={2} drawing="sheet">
          The payment plan of your offer opens with its own link.{' '}
          <a href="/my-application">Look up your application</a>. What you have started to pay is under{' '}
          <a href="/billing">Billing</a> once you are signed in.
        </EmptyState>
      }
    >
      {(address) => {
        const orderToken = address.get('orderToken');
        const orderId = address.get('orderId');
        if (orderToken) return <OrderOfToken orderToken={orderToken} />;
        return (
          orderId && (
            <Suspense fallback={<Reading what="your order" />}>
              <OwnOrder orderId={orderId} />
            </Suspense>
          )
        );
      }}
    </OpenedByLink>
  );
}

/** Reads an order by its token, and its plan as it would be paid now; null if nothing can be paid on it any more. */
async function readOrder(orderToken: string) {
  const [{ order }, review] = await Promise.all([
    api.orders.readPublicOrder({ query: { orderToken } }),
    api.payments.reviewPlan({ body: { token: orderToken } }).catch(() => null),
  ]);
  return { order, review };
}

function OrderOfToken({ orderToken }: { orderToken: string }) {
  const [isBack, setBack] = useState(false);
  const { result, reload } = useLoad(() => readOrder(orderToken));
  const order = result.state === 'ready' ? result.value.order : null;
  useEffect(() => setBack(takePayingMark(orderToken)), [orderToken]);
  usePolling(order !== null && settlementOf(order) === 'CONFIRMING', reload);
  // The plans are compared as of one moment, so that their dates do not change while a person reads.
  const now = useMemo(() => new Date().toISOString(), []);

  // The browser's Back restores the page as it was left, so later changes are loaded.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setBack(takePayingMark(orderToken));
      void reload();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [orderToken, reload]);

  if (result.state === 'loading') return <Reading what="your order" />;
  if (result.state === 'ready')
    return (
      <OrderView
        orderToken={orderToken}
        {...result.value}
        now={now}
        isBack={isBack}
        onReload={reload}
        leave={(url) => {
          markPaying(orderToken);
          location.assign(url);
        }}
      />
    );
  const { error } = result;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <ErrorState title="We do not recognise this payment link" level={2}>
        It may be cut off. Open it again from our email.
      </ErrorState>
    );
  return <Unread error={error} onRetry={() => void reload()} />;
}

const Unread = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ErrorState title="Your order could not be loaded" level={2} onRetry={onRetry}>
    {asSentence(toMessage(error))} Nothing is charged by trying again.
  </ErrorState>
);

import { ApiError } from '@plinth/api-client/api-error';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';
import { Reading } from '../Reading.tsx';
import { useAddress } from '../use-address.ts';
import { useLoad } from '../use-load.ts';
import { useReady } from '../use-ready.ts';
import { OrderView } from './OrderView.tsx';
import { markPaying, takePayingMark } from './paying-mark.ts';
import { settlementOf } from './settlement.ts';
import { usePolling } from './use-polling.ts';

/** /payment-plan?orderToken=: the plan of an order, its payments, and the way back from the checkout. */
export function PaymentPlan() {
  const root = useRef<HTMLDivElement>(null);
  const orderToken = useAddress()?.get('orderToken') ?? null;
  useReady(root);
  return (
    <div ref={root}>
      {orderToken ? (
        <OrderOfToken orderToken={orderToken} />
      ) : (
        <>
          <div className={css.withToken}>
            <Reading what="your order" />
          </div>
          <div className={css.withoutToken}>
            <EmptyState title="Open the link of our mail" level={2} drawing="sheet">
              The payment plan of your offer opens with its own link.{' '}
              <a href="/my-application">Look up your application</a>
            </EmptyState>
          </div>
        </>
      )}
    </div>
  );
}

function OrderOfToken({ orderToken }: { orderToken: string }) {
  const [isBack, setBack] = useState(false);
  const { result, reload } = useLoad(
    async () => (await api.orders.readPublicOrder({ query: { orderToken } })).order,
  );
  const order = result.state === 'ready' ? result.value : null;
  useEffect(() => setBack(takePayingMark(orderToken)), [orderToken]);
  usePolling(order !== null && settlementOf(order) === 'CONFIRMING', reload);
  // The plans are compared as of one moment, so that their dates do not move while someone reads.
  const now = useMemo(() => new Date().toISOString(), []);

  if (result.state === 'loading') return <Reading what="your order" />;
  if (result.state === 'ready')
    return (
      <OrderView
        orderToken={orderToken}
        order={result.value}
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
      <ErrorState title="This payment link is not known" level={2}>
        It may be cut off. Open it once more from our mail.
      </ErrorState>
    );
  return (
    <ErrorState title="Your order could not be read" level={2} onRetry={() => void reload()}>
      {toMessage(error)} Nothing is charged by trying again.
    </ErrorState>
  );
}

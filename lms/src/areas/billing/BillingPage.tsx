import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { billingQuery } from '../../data/orders.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import * as listPage from '../../parts/list-page.css.ts';
import { ownZoneText } from '../../parts/own-zone-text.ts';
import { useNow } from '../../parts/use-now.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { BlockedNote } from './BlockedNote.tsx';
import { EnteredCard } from './EnteredCard.tsx';
import { OrderCard } from './OrderCard.tsx';

type BillingPageProps = {
  /** On return from the provider's page: the order and the page on which a card was given for it. */
  order?: string | undefined;
  card?: string | undefined;
};

/** The person's orders: what is paid, due and still to come. */
export function BillingPage({ order, card }: BillingPageProps) {
  const now = useNow();
  const billing = useQuery(billingQuery());
  return (
    <AppFrame>
      <div className={listPage.page}>
        <div className={listPage.head}>
          <Heading level={1}>Billing</Heading>
          <Text tone="soft">
            Your orders and their instalments. Due dates are the same everywhere; payment times are in your
            zone, {ownZoneText()}.
          </Text>
        </div>
        <BlockedNote />
        {order && card && <EnteredCard order={order} card={card} />}
        {billing.isLoadingError ? (
          <LoadFailure level={2} title="Your orders could not be loaded" query={billing} />
        ) : billing.isPending ? (
          <div role="status" aria-busy="true" aria-label="Your orders are loading">
            <Card width="fill">
              <div className={listPage.skeleton}>
                <Skeleton shape="heading" width="half" />
                <Skeleton shape="text" />
                <Skeleton shape="text" />
                <Skeleton shape="text" width="most" />
              </div>
            </Card>
          </div>
        ) : billing.data.orders.length === 0 ? (
          <EmptyState
            title="No orders yet"
            level={2}
            action={<Button href="/learner-hub">Go to your courses</Button>}
          >
            <Text tone="soft">An order appears here once you have accepted an offer or bought a course.</Text>
          </EmptyState>
        ) : (
          billing.data.orders.map((one) => <OrderCard key={one.orderId} order={one} now={now} />)
        )}
      </div>
    </AppFrame>
  );
}

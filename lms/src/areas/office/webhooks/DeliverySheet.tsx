import type { WebhookDeliveryDetails } from '@plinth/domain/webhooks/webhook-endpoint';
import { Button } from '@plinth/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { deliveryQuery, resendDelivery } from '../../../data/office-webhooks.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { StampChip } from '../../../parts/StampChip.tsx';
import { FactLines } from '../list/FactLines.tsx';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { useOfficeChange } from '../list/use-office-change.ts';
import { answerText, DELIVERY_STAMPS } from './webhook-texts.ts';
import * as own from './webhooks.css.ts';

type DeliverySheetProps = { deliveryId: string; onClose: () => void };

/** One delivery: what was sent, the response, and a way to send it again. */
export function DeliverySheet({ deliveryId, onClose }: DeliverySheetProps) {
  const found = useQuery(deliveryQuery(deliveryId));
  return (
    <SideSheet
      title={found.data?.delivery.type ?? 'A delivery'}
      description={found.data?.delivery.url}
      onClose={onClose}
    >
      <LoadState query={found} what="The delivery">
        {({ delivery }) => <Delivery delivery={delivery} />}
      </LoadState>
    </SideSheet>
  );
}

function Delivery({ delivery }: { delivery: WebhookDeliveryDetails }) {
  const again = useOfficeChange(() => resendDelivery(delivery.deliveryId), { said: 'It was sent again.' });
  const stamp = DELIVERY_STAMPS[delivery.status];
  const facts = [
    ['Happened', shortTime(delivery.occurredAt)],
    ['Last try', delivery.lastTriedAt ? shortTime(delivery.lastTriedAt) : 'none yet'],
    ['Answer', answerText(delivery)],
    ...(delivery.nextTryAt ? [['Next try', shortTime(delivery.nextTryAt)] as const] : []),
    ['webhook-id', delivery.eventId],
  ] as const;
  return (
    <div className={own.sections}>
      <section className={own.section} aria-label="State">
        <StampChip stamp={stamp} />
        <FactLines facts={facts} />
        <ErrorBanner error={again.error} />
        <div className={css.actions}>
          <Button loading={again.isPending} onClick={() => again.mutate()}>
            Send it again
          </Button>
        </div>
      </section>
      <Words title="What came back" text={delivery.response || 'Nothing.'} />
      <Words title="What was sent" text={JSON.stringify(JSON.parse(delivery.payload), null, 2)} />
    </div>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <SheetSection title={title}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard. */}
    <pre className={own.sent} tabIndex={0}>
      {text}
    </pre>
  </SheetSection>
);

import type {
  DeliveryStatus,
  WebhookDelivery,
  WebhookEndpoint,
} from '@plinth/domain/webhooks/webhook-endpoint';
import type { Stamp } from '../../../parts/StampChip.tsx';
import { shortTime } from '../list/short-time.ts';

export const DELIVERY_STAMPS: Record<DeliveryStatus, Stamp> = {
  PENDING: { tone: 'warning', text: 'To be tried' },
  DELIVERED: { tone: 'success', text: 'Delivered' },
  FAILED: { tone: 'error', text: 'Given up' },
};

/** The state of an endpoint. */
export function endpointStamp({
  disabledReason,
  failingSince,
}: Pick<WebhookEndpoint, 'disabledReason' | 'failingSince'>): Stamp {
  if (disabledReason === 'PAUSED') return { tone: 'neutral', text: 'Switched off' };
  if (disabledReason === 'GONE') return { tone: 'error', text: 'Off: it said it is gone' };
  if (disabledReason === 'FAILING') return { tone: 'error', text: 'Off: failed for three days' };
  return failingSince
    ? { tone: 'warning', text: `Failing since ${shortTime(failingSince)}` }
    : { tone: 'success', text: 'On' };
}

/** The response to the last attempt as text. */
export const answerText = ({ responseStatus, attempts, lastTriedAt }: WebhookDelivery): string => {
  if (lastTriedAt === null) return 'not tried yet';
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  return responseStatus === null ? `no answer, ${tries}` : `${responseStatus}, ${tries}`;
};

/** The host of an endpoint, which is enough to recognise it in a list. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** The number of deliveries as text. */
export const deliveriesText = (total: number): string => (total === 1 ? '1 delivery' : `${total} deliveries`);

import type { AnyEventType } from '@plinth/domain/webhooks/event-type';

/** Returns the body sent and signed for an event: the same text on every try. */
export const webhookBody = ({
  type,
  occurredAt,
  data,
}: {
  type: AnyEventType;
  occurredAt: Date;
  data: Record<string, unknown>;
}): string => JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });

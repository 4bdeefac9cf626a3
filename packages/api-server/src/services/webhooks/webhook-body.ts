import type { AnyEventType } from '@plinth/domain/webhooks/event-type';

/** What is sent of an event, and signed: the same text at every try. */
export const webhookBody = ({
  type,
  occurredAt,
  data,
}: {
  type: AnyEventType;
  occurredAt: Date;
  data: Record<string, unknown>;
}): string => JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });

import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../services/refusal.ts';
import { isWebhookSigned, signWebhook } from '../payments/webhook-signature.ts';

const EmiEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  data: z.object({
    application: z.uuid(),
    /** The partner's reference of the transfer, as in the bank's statement. */
    reference: z.string().trim().min(1).max(100).optional(),
    /** Minor units. */
    amount: z.int().positive().optional(),
    currency: z.string().length(3).optional(),
    reason: z.string().trim().max(500).optional(),
  }),
});
/** The event of a partner: `loan.disbursed` with reference, amount and currency, or `loan.declined` with a reason. */
export type EmiEvent = z.infer<typeof EmiEvent>;

/** A partner's decision on a loan, in our terms. */
type EmiResult =
  | { kind: 'PAID'; reference: string; amount: number; currency: string }
  | { kind: 'DECLINED'; remark: string };

export type EmiPartnerEvent = {
  eventId: string;
  type: string;
  emiFormId: string;
  /** Null if the event concerns no decision. */
  result: EmiResult | null;
  payload: Record<string, unknown>;
};

/** An EMI partner that sends signed events; for one that does not, staff record the decision. */
type EmiPartner = {
  /** Stored with its events. */
  name: string;
  /** @throws Refusal FORBIDDEN for a bad signature, BAD_REQUEST for anything that is not an event */
  readEvent: (rawBody: string, signature: string | null) => EmiPartnerEvent;
};

const NO_REASON = 'The partner gave no reason.';

function resultOf({ type, data: { reference, amount, currency, reason } }: EmiEvent): EmiResult | null {
  if (type === 'loan.declined') return { kind: 'DECLINED', remark: reason || NO_REASON };
  if (type !== 'loan.disbursed') return null;
  if (!reference || !amount || !currency)
    throw refuse('BAD_REQUEST', 'A payout names its reference, amount and currency.');
  return { kind: 'PAID', reference, amount, currency: currency.toUpperCase() };
}

function readEvent(rawBody: string): EmiPartnerEvent {
  let json: unknown;
  try {
    json = JSON.parse(rawBody);
  } catch {
    throw refuse('BAD_REQUEST', 'This is not an event.');
  }
  const read = EmiEvent.safeParse(json);
  if (!read.success) throw refuse('BAD_REQUEST', 'This is not an event.');
  const { id, type, data } = read.data;
  return { eventId: id, type, emiFormId: data.application, result: resultOf(read.data), payload: read.data };
}

/**
 * The key of the sandbox's partner, by its position: derived, so that it differs from every other key of the school.
 */
const sandboxPartnerKey = (secret: string, place: number) =>
  createHmac('sha256', secret).update(`sandbox-emi-partner-${place}`).digest('hex');

/** An event as the sandbox's partner sends it, with its signature. */
export function sandboxPartnerEvent(secret: string, place: number, event: EmiEvent, now: Date) {
  const rawBody = JSON.stringify(event);
  return { rawBody, signature: signWebhook(sandboxPartnerKey(secret, place), rawBody, now) };
}

/**
 * The partner at a position of the configured list, counted from 1. It signs with a secret of its own, HMAC-SHA256 over
 * time and body; in demo mode the sandbox replaces partners without one.
 * @throws Refusal NOT_FOUND if no partner sends events
 */
export function emiPartnerAt({ settings, now }: Pick<Deps, 'settings' | 'now'>, place: number): EmiPartner {
  const configured = settings.EMI_WEBHOOK_SECRETS[place - 1];
  const isOffered = place >= 1 && place <= settings.EMI_PARTNERS.length;
  const key =
    configured || (settings.PLINTH_MODE === 'demo' ? sandboxPartnerKey(settings.PLINTH_SECRET, place) : '');
  if (!isOffered || !key) throw refuse('NOT_FOUND', 'EMI partner not found.');
  return {
    name: `emi-partner-${place}`,
    readEvent: (rawBody, signature) => {
      if (!isWebhookSigned(key, rawBody, signature, now()))
        throw refuse('FORBIDDEN', 'The signature is not the one of the EMI partner.');
      return readEvent(rawBody);
    },
  };
}

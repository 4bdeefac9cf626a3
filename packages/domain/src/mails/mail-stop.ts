import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';

/** Why mails to an address fail: it does not exist, or its owner reported one as unwanted. */
export const MailStopKind = z.enum(['BOUNCE', 'COMPLAINT']);
export type MailStopKind = z.infer<typeof MailStopKind>;

/** The mail provider's report on an address, until staff allow mails to it again. */
export const MailStop = z.object({
  kind: MailStopKind,
  /** In the wording of the provider, or of the mail server behind it. */
  reason: z.string(),
  at: Instant,
});
export type MailStop = z.infer<typeof MailStop>;

/**
 * Whether a stop withholds a mail. Nothing is sent to an address that does not exist; a person who reported a mail as
 * unwanted still gets what cannot be refused, such as receipts and sign-in links.
 */
export const isKeptBack = (kind: MailStopKind, isRefusable: boolean): boolean =>
  kind === 'BOUNCE' || isRefusable;

import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';

/** Why mails to an address come to nothing: it does not exist, or its owner called one unwanted. */
export const MailStopKind = z.enum(['BOUNCE', 'COMPLAINT']);
export type MailStopKind = z.infer<typeof MailStopKind>;

/** What the provider of mails said of an address, until staff let mails go there again. */
export const MailStop = z.object({
  kind: MailStopKind,
  /** In the words of the provider, or of the mail server behind it. */
  reason: z.string(),
  at: Instant,
});
export type MailStop = z.infer<typeof MailStop>;

/**
 * Whether a stop keeps a mail back. Nothing goes to an address that does not exist; who called a mail unwanted still
 * gets what cannot be refused, such as receipts and links to come in.
 */
export const isKeptBack = (kind: MailStopKind, isRefusable: boolean): boolean =>
  kind === 'BOUNCE' || isRefusable;

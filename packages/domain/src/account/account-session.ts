import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/** A place where someone is signed in, as they see it in a list. */
export const AccountSession = z.object({
  sessionId: Id,
  /** Browser and system as text. */
  device: z.string(),
  /** ISO 3166 code of the country of the last use, if a proxy provides it. */
  countryCode: z.nullable(z.string()),
  /** Network address of the last use. */
  address: z.string(),
  createdAt: Instant,
  /** Accurate to ten minutes. */
  lastUsedAt: Instant,
  /** Whether it is the current session. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/** A place where someone is signed in, as they see it in a list. */
export const AccountSession = z.object({
  sessionId: Id,
  /** Browser and system, in words. */
  device: z.string(),
  /** ISO 3166 code of the country of the last use, where a proxy names it. */
  countryCode: z.nullable(z.string()),
  /** Network address of the last use. */
  address: z.string(),
  createdAt: Instant,
  /** Exact to ten minutes. */
  lastUsedAt: Instant,
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';

/** The account itself, apart from the profile that others see. */
export const Account = z.object({
  emailId: z.string(),
  emailVerifiedAt: z.nullable(Instant),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  /** False for a person who has only signed in with a provider. */
  hasPassword: z.boolean(),
  /** Social sign-ins that open this account, e.g. GOOGLE. */
  socialMethods: z.array(z.string()),
  /** IANA name the person chose; null follows the device. */
  timeZone: z.nullable(z.string()),
  /** When the account will be deleted, after its owner requested it. */
  deletionDueAt: z.nullable(Instant),
});
export type Account = z.infer<typeof Account>;

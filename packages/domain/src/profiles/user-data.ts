import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Role } from '../roles/role.ts';

/**
 * The account behind a profile. hashedPassword only says whether a password is set; the hash never leaves the server.
 */
export const UserData = z.object({
  userId: Id,
  emailId: z.string(),
  emailVerifiedAt: z.nullable(Instant),
  phone: z.nullable(z.string()),
  roles: z.array(Role),
  /** Whether the office is open to them; a separate call returns what they may do there. */
  isStaff: z.boolean(),
  hashedPassword: z.boolean(),
});
export type UserData = z.infer<typeof UserData>;

import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Role } from '../roles/role.ts';

/**
 * The account behind a profile. hashedPassword only says that there is a password; the hash never
 * leaves the server.
 */
export const UserData = z.object({
  userId: Id,
  emailId: z.string(),
  emailVerifiedAt: z.nullable(Instant),
  phone: z.nullable(z.string()),
  roles: z.array(Role),
  /** Whether the office is open to them; what they may do there says its own call. */
  isStaff: z.boolean(),
  hashedPassword: z.boolean(),
});
export type UserData = z.infer<typeof UserData>;

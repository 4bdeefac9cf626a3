import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Role } from '../roles/role.ts';

/**
 * The account behind a profile (ENTITY-04). hashedPassword only says that there is a password; the hash never
 * leaves the server (D-24).
 */
export const UserData = z.object({
  userId: Id,
  emailId: z.string(),
  emailVerifiedAt: z.nullable(Instant),
  phone: z.nullable(z.string()),
  roles: z.array(Role),
  hashedPassword: z.boolean(),
});
export type UserData = z.infer<typeof UserData>;

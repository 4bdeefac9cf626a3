import * as z from 'zod/mini';
import { Id, UserHash } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { ReviewStatus } from '../reviews/review-status.ts';
import { Role } from '../roles/role.ts';
import { StaffRole } from '../staff/staff-role.ts';

/** A person's facts, as shown at the head of their page in the office. */
export const PersonFacts = z.object({
  userId: Id,
  userHash: UserHash,
  emailId: z.string(),
  emailVerifiedAt: z.nullable(Instant),
  phone: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  occupation: z.string(),
  currentCompany: z.string(),
  /** IANA name; null follows the device. */
  timeZone: z.nullable(z.string()),
  roles: z.array(Role),
  staffRoles: z.array(StaffRole),
  createdAt: Instant,
  hasPassword: z.boolean(),
  /** Null if nothing was submitted. */
  identity: z.nullable(ReviewStatus),
  /** When the account ends, if its owner requested that. */
  deletionDueAt: z.nullable(Instant),
});
export type PersonFacts = z.infer<typeof PersonFacts>;

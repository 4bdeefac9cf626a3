import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { MentorRole } from '../roles/mentor-role.ts';
import { Role } from '../roles/role.ts';
import { StaffRole } from './staff-role.ts';

/** A person with at least one staff role, as in the staff list. */
export const StaffMember = z.object({
  userId: Id,
  emailId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  staffRoles: z.array(StaffRole),
  roles: z.array(Role),
  hasSecondFactor: z.boolean(),
  /** Null without a current session. */
  lastUsedAt: z.nullable(Instant),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** An invitation that has not been accepted yet. */
export const StaffInvitation = z.object({
  invitationId: Id,
  emailId: z.string(),
  staffRoles: z.array(StaffRole),
  /** The teaching roles they will have. */
  mentorRoles: z.array(MentorRole),
  createdAt: Instant,
  expiresAt: Instant,
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** The roles a person is to have; none ends their work at the school. */
export const WantedStaffRoles = z.array(StaffRole).check(z.refine(isEachOnce, 'Name each role once'));

const WantedRoles = z.object({
  staffRoles: z.array(StaffRole),
  mentorRoles: z._default(z.array(MentorRole), []),
});

/** An invitation: the person and at least one role, in the office or teaching. */
export const InviteStaff = z
  .object({
    emailId: Email,
    staffRoles: WantedStaffRoles,
    mentorRoles: z._default(z.array(MentorRole).check(z.refine(isEachOnce, 'Name each role once')), []),
  })
  .check(
    z.refine(({ staffRoles, mentorRoles }) => staffRoles.length + mentorRoles.length > 0, {
      error: 'Choose at least one role',
      path: ['staffRoles'],
      // Also reported beside the roles while the address is not yet valid.
      when: ({ value }) => WantedRoles.safeParse(value).success,
    }),
  );
export type InviteStaff = z.infer<typeof InviteStaff>;

function isEachOnce(roles: readonly string[]): boolean {
  return new Set(roles).size === roles.length;
}

import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { Password } from '@plinth/domain/fields/password';
import { LastName, PersonName } from '@plinth/domain/fields/person-name';
import { optionalTextField } from '@plinth/domain/fields/text';
import { Token } from '@plinth/domain/fields/token';
import { MentorRole } from '@plinth/domain/roles/mentor-role';
import { Role } from '@plinth/domain/roles/role';
import { CAPABILITIES } from '@plinth/domain/staff/capability';
import {
  InviteStaff,
  StaffInvitation,
  StaffMember,
  WantedStaffRoles,
} from '@plinth/domain/staff/staff-member';
import { StaffRole } from '@plinth/domain/staff/staff-role';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { listQuery } from './list-query.ts';

const { get, post, put, del } = callsOf('staff');
const csv = csvCallsOf('staff');

const Total = z.int().check(z.gte(0));
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

const Filter = {
  search: z._default(optionalTextField(100), ''),
  staffRole: z.optional(StaffRole),
};

/** The people who work at the school, and their roles. */
export const staff = {
  readOwn: get('/v1/office/me', {
    access: 'staff',
    summary:
      'Returns what the caller may do in the office, according to the roles held now. 403 SECOND_FACTOR_REQUIRED.',
    output: z.object({
      staffRoles: z.array(StaffRole),
      capabilities: z.array(z.enum(CAPABILITIES)),
    }),
  }),

  list: get('/v1/office/staff', {
    access: 'staff:staff.manage',
    summary: 'Lists the staff, 20 per page, and the open invitations.',
    input: listQuery(Filter, z._default(z.enum(['name', 'lastUsedAt']), 'name'), 'asc'),
    output: z.object({ staff: z.array(StaffMember), total: Total, invitations: z.array(StaffInvitation) }),
  }),

  download: csv('/v1/office/staff/csv', {
    access: 'staff:staff.manage',
    summary: 'Returns the same staff as a CSV file, by name; records an entry in the audit log.',
    filter: Filter,
  }),

  changeRoles: put('/v1/office/staff/{userId}/roles', {
    access: 'staff:staff.manage',
    rateLimit: writes,
    summary:
      'Grants and revokes staff roles; with none left, the person no longer works at the school. `seen` are the roles that were shown. 404, 409 if changed since, or if no owner would be left.',
    input: z.object({
      params: z.object({ userId: Id }),
      body: z.object({ staffRoles: WantedStaffRoles, seen: WantedStaffRoles }),
    }),
    output: z.object({ staffRoles: z.array(StaffRole) }),
  }),

  changeMentorRoles: put('/v1/office/people/{userId}/mentor-roles', {
    access: 'staff:mentors.manage',
    rateLimit: writes,
    summary:
      'Grants and revokes the roles of guides and lead mentors. 404, 409 if changed since, or if still assigned to a cohort that is not over.',
    input: z.object({
      params: z.object({ userId: Id }),
      body: z.object({ roles: z.array(Role), seen: z.array(Role) }),
    }),
    output: z.object({ roles: z.array(Role) }),
  }),

  invite: post('/v1/office/staff/invitations', {
    access: 'staff:staff.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Emails an invitation that works once and for 72 hours; it replaces an open one. 409 if the person already works here.',
    input: z.object({ body: InviteStaff }),
    output: z.object({ invitation: StaffInvitation }),
  }),

  withdrawInvitation: del('/v1/office/staff/invitations/{invitationId}', {
    access: 'staff:staff.manage',
    rateLimit: writes,
    summary: 'Withdraws an invitation. 404 if no longer open.',
    input: z.object({ params: z.object({ invitationId: Id }) }),
    output: z.object({ withdrawn: z.literal(true) }),
  }),

  readInvitation: get('/v1/office/public/invitations/{token}', {
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Returns what an invitation is for, and whether its address has an account. 404 if unknown or used, 410 if expired.',
    input: z.object({ params: z.object({ token: Token }) }),
    output: z.object({
      emailId: z.string(),
      staffRoles: z.array(StaffRole),
      mentorRoles: z.array(MentorRole),
      hasAccount: z.boolean(),
      expiresAt: Instant,
    }),
  }),

  removeSecondFactor: del('/v1/office/staff/{userId}/second-factor', {
    access: 'staff:staff.manage',
    rateLimit: { calls: 30, seconds: 600, by: 'caller' },
    summary:
      "Removes the second factor of somebody who lost it, signs them out everywhere and emails them. 403 for the caller's own, 404, 409 if there is none.",
    input: z.object({ params: z.object({ userId: Id }) }),
    output: z.object({ removed: z.literal(true) }),
  }),

  acceptInvitation: post('/v1/office/public/invitations/{token}', {
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Accepts an invitation: creates the account or sets its password, grants the roles and signs in. 404 if unknown or used, 410 if expired.',
    input: z.object({
      params: z.object({ token: Token }),
      body: z.object({ password: Password, firstName: PersonName, lastName: LastName }),
    }),
    output: z.object({
      token: z.string(),
      userId: z.string(),
      needsSecondFactor: z.optional(z.literal(true)),
    }),
  }),
};

import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
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
import { CsvAnswer, csvExports } from './csv-answer.ts';

const call = callsOf('staff');

const Total = z.int().check(z.gte(0));
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

const Filter = {
  search: z._default(optionalTextField(100), ''),
  staffRole: z.optional(StaffRole),
};

/** The people who work at the school, and their roles. */
export const staff = {
  readOwn: call({
    method: 'GET',
    path: '/v1/office/me',
    access: 'staff',
    summary: 'What the caller may do in the office, by the roles held now. 403 SECOND_FACTOR_REQUIRED.',
  })
    .input(z.object({}))
    .output(
      z.object({
        staffRoles: z.array(StaffRole),
        capabilities: z.array(z.enum(CAPABILITIES)),
      }),
    ),

  list: call({
    method: 'GET',
    path: '/v1/office/staff',
    access: 'staff:staff.manage',
    summary: 'The staff, 20 a page, and the invitations that are open.',
  })
    .input(
      z.object({
        query: z.object({
          ...Filter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(['name', 'lastUsedAt']), 'name'),
          sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
        }),
      }),
    )
    .output(z.object({ staff: z.array(StaffMember), total: Total, invitations: z.array(StaffInvitation) })),

  download: call({
    method: 'GET',
    path: '/v1/office/staff/csv',
    access: 'staff:staff.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same staff as a CSV file, by name; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(Filter) }))
    .output(CsvAnswer),

  changeRoles: call({
    method: 'PUT',
    path: '/v1/office/staff/{userId}/roles',
    access: 'staff:staff.manage',
    rateLimit: writes,
    summary:
      'Gives and takes staff roles; none ends the work at the school. `seen` are the roles that were shown. 404, 409 changed since, or no owner would be left.',
  })
    .input(
      z.object({
        params: z.object({ userId: Id }),
        body: z.object({ staffRoles: WantedStaffRoles, seen: WantedStaffRoles }),
      }),
    )
    .output(z.object({ staffRoles: z.array(StaffRole) })),

  changeMentorRoles: call({
    method: 'PUT',
    path: '/v1/office/people/{userId}/mentor-roles',
    access: 'staff:mentors.manage',
    rateLimit: writes,
    summary:
      'Gives and takes the roles of guides and lead mentors. 404, 409 changed since, or still assigned to a cohort that runs.',
  })
    .input(
      z.object({
        params: z.object({ userId: Id }),
        body: z.object({ roles: z.array(Role), seen: z.array(Role) }),
      }),
    )
    .output(z.object({ roles: z.array(Role) })),

  invite: call({
    method: 'POST',
    path: '/v1/office/staff/invitations',
    access: 'staff:staff.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Mails an invitation that works once and for 72 hours; it replaces an open one. 409 works here already.',
  })
    .input(z.object({ body: InviteStaff }))
    .output(z.object({ invitation: StaffInvitation })),

  withdrawInvitation: call({
    method: 'DELETE',
    path: '/v1/office/staff/invitations/{invitationId}',
    access: 'staff:staff.manage',
    rateLimit: writes,
    summary: 'Ends an invitation. 404 not open any more.',
  })
    .input(z.object({ params: z.object({ invitationId: Id }) }))
    .output(z.object({ withdrawn: z.literal(true) })),

  readInvitation: call({
    method: 'GET',
    path: '/v1/office/public/invitations/{token}',
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'What an invitation is for, and whether its address has an account. 404 unknown or used, 410 run out.',
  })
    .input(z.object({ params: z.object({ token: Token }) }))
    .output(
      z.object({
        emailId: z.string(),
        staffRoles: z.array(StaffRole),
        mentorRoles: z.array(MentorRole),
        hasAccount: z.boolean(),
        expiresAt: Instant,
      }),
    ),

  removeSecondFactor: call({
    method: 'DELETE',
    path: '/v1/office/staff/{userId}/second-factor',
    access: 'staff:staff.manage',
    rateLimit: { calls: 30, seconds: 600, by: 'caller' },
    summary:
      'Takes the second factor from somebody who lost it; signs them out everywhere and mails them. 403 of oneself, 404, 409 there is none.',
  })
    .input(z.object({ params: z.object({ userId: Id }) }))
    .output(z.object({ removed: z.literal(true) })),

  acceptInvitation: call({
    method: 'POST',
    path: '/v1/office/public/invitations/{token}',
    access: 'public-token',
    rateLimit: byAddress(2),
    summary:
      'Takes an invitation: makes the account or sets its password, gives the roles, signs in. 404 unknown or used, 410 run out.',
  })
    .input(
      z.object({
        params: z.object({ token: Token }),
        body: z.object({ password: Password, firstName: PersonName, lastName: LastName }),
      }),
    )
    .output(
      z.object({
        token: z.string(),
        userId: z.string(),
        needsSecondFactor: z.optional(z.literal(true)),
      }),
    ),
};

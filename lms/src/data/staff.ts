import type { Role } from '@plinth/domain/roles/role';
import type { InviteStaff } from '@plinth/domain/staff/staff-member';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** The caller's capabilities in the office; a 403 refusal means that the office is not open to them. */
export const ownStaffQuery = () => callQuery(['office', 'me'], api.staff.readOwn, {});

/** A page of the staff, and all open invitations. */
export const staffQuery = (query: QueryOf<typeof api.staff.list>) =>
  freshQuery(['office', 'staff', query], api.staff.list, { query });

export const inviteStaff = (body: InviteStaff) => api.staff.invite({ body });

export const withdrawInvitation = (invitationId: string) =>
  api.staff.withdrawInvitation({ params: { invitationId } });

/** @param seen the roles shown when the change was decided */
export const changeStaffRoles = (userId: string, staffRoles: StaffRole[], seen: StaffRole[]) =>
  api.staff.changeRoles({ params: { userId }, body: { staffRoles, seen } });

/** @param seen the roles shown when the change was decided */
export const changeMentorRoles = (userId: string, roles: Role[], seen: Role[]) =>
  api.staff.changeMentorRoles({ params: { userId }, body: { roles, seen } });

/** The purpose of an invitation, for anyone with its link. */
export const invitationQuery = (token: string) =>
  callQuery(
    ['office', 'invitation', token],
    api.staff.readInvitation,
    { params: { token } },
    { staleTime: Number.POSITIVE_INFINITY },
  );

/** Removes the second factor of a colleague who lost it. */
export const removeSecondFactor = (userId: string) => api.staff.removeSecondFactor({ params: { userId } });

/** All filtered staff as a CSV file. */
export const fetchStaffFile = (query: QueryOf<typeof api.staff.download>) => api.staff.download({ query });

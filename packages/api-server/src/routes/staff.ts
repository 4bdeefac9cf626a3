import { capabilitiesOf } from '@plinth/domain/staff/capability';
import { signedIn } from '../api/context.ts';
import { handOver } from '../api/hand-over.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { removeSecondFactor } from '../services/second-factors/remove-second-factor.ts';
import { acceptInvitation } from '../services/staff/accept-invitation.ts';
import { changeMentorRoles } from '../services/staff/change-mentor-roles.ts';
import { changeStaffRoles } from '../services/staff/change-staff-roles.ts';
import { downloadStaff } from '../services/staff/download-staff.ts';
import { inviteStaff } from '../services/staff/invite-staff.ts';
import { listStaff } from '../services/staff/list-staff.ts';
import { readInvitation } from '../services/staff/read-invitation.ts';
import { withdrawInvitation } from '../services/staff/withdraw-invitation.ts';

export const staffRoutes: Routes<'staff'> = {
  readOwn: ({ context }) => {
    const { staffRoles } = signedIn(context);
    return { staffRoles, capabilities: capabilitiesOf(staffRoles) };
  },
  list: anyone(listStaff, 'query'),
  download: byOffice(downloadStaff, 'query'),
  changeRoles: byOffice(changeStaffRoles, 'params', 'body'),
  changeMentorRoles: byOffice(changeMentorRoles, 'params', 'body'),
  invite: byOffice(inviteStaff, 'body'),
  withdrawInvitation: byOffice(withdrawInvitation, 'params.invitationId'),
  readInvitation: anyone(readInvitation, 'params.token'),
  removeSecondFactor: byOffice(removeSecondFactor, 'params'),
  acceptInvitation: ({ context, input }) =>
    handOver(context, acceptInvitation(context.deps, context.request, { ...input.params, ...input.body })),
};

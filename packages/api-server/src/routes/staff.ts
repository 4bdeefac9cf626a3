import { capabilitiesOf } from '@plinth/domain/staff/capability';
import { signedIn } from '../api/context.ts';
import { handOver } from '../api/hand-over.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { removeSecondFactor } from '../services/second-factors/remove-second-factor.ts';
import { acceptInvitation } from '../services/staff/accept-invitation.ts';
import { changeMentorRoles } from '../services/staff/change-mentor-roles.ts';
import { changeStaffRoles } from '../services/staff/change-staff-roles.ts';
import { downloadStaff } from '../services/staff/download-staff.ts';
import { inviteStaff } from '../services/staff/invite-staff.ts';
import { listStaff } from '../services/staff/list-staff.ts';
import { readInvitation } from '../services/staff/read-invitation.ts';
import { withdrawInvitation } from '../services/staff/withdraw-invitation.ts';

const { staff } = api;

export const staffRoutes = staff.router({
  readOwn: staff.readOwn.handler(({ context }) => {
    const { staffRoles } = signedIn(context);
    return { staffRoles, capabilities: capabilitiesOf(staffRoles) };
  }),
  list: staff.list.handler(anyone(listStaff, 'query')),
  download: staff.download.handler(byOffice(downloadStaff, 'query')),
  changeRoles: staff.changeRoles.handler(byOffice(changeStaffRoles, 'params', 'body')),
  changeMentorRoles: staff.changeMentorRoles.handler(byOffice(changeMentorRoles, 'params', 'body')),
  invite: staff.invite.handler(byOffice(inviteStaff, 'body')),
  withdrawInvitation: staff.withdrawInvitation.handler(byOffice(withdrawInvitation, 'params.invitationId')),
  readInvitation: staff.readInvitation.handler(anyone(readInvitation, 'params.token')),
  removeSecondFactor: staff.removeSecondFactor.handler(byOffice(removeSecondFactor, 'params')),
  acceptInvitation: staff.acceptInvitation.handler(({ context, input }) =>
    handOver(context, acceptInvitation(context.deps, context.request, { ...input.params, ...input.body })),
  ),
});

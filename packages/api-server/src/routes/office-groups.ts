import { signedIn } from '../api/context.ts';
import { byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { arrangeGroups } from '../services/groups/arrange-groups.ts';
import { assignGroupGuide } from '../services/groups/assign-group-guide.ts';
import { changeMentor } from '../services/groups/change-mentor.ts';
import { moveLearners } from '../services/groups/move-learners.ts';
import { readCohortGroups } from '../services/groups/read-cohort-groups.ts';
import { removeGroup } from '../services/groups/remove-group.ts';
import { renameGroup } from '../services/groups/rename-group.ts';
import { seatPayerByStaff } from '../services/groups/seat-payer-by-staff.ts';
import { previewGroups } from '../services/groups/work-out-groups.ts';

const { officeGroups } = api;

export const officeGroupsRoutes = officeGroups.router({
  read: officeGroups.read.handler(({ context, input }) =>
    readCohortGroups(context.deps, input.params.cohortId),
  ),
  preview: officeGroups.preview.handler(({ context, input }) =>
    previewGroups(context.deps, input.params.cohortId, input.body),
  ),
  arrange: officeGroups.arrange.handler(({ context, input }) =>
    arrangeGroups(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  moveLearners: officeGroups.moveLearners.handler(({ context, input }) =>
    moveLearners(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  assignGuide: officeGroups.assignGuide.handler(({ context, input }) =>
    assignGroupGuide(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  rename: officeGroups.rename.handler(({ context, input }) =>
    renameGroup(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  remove: officeGroups.remove.handler(byOffice(removeGroup, 'params')),
  changeMentor: officeGroups.changeMentor.handler(({ context, input }) =>
    changeMentor(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  seatPayer: officeGroups.seatPayer.handler(byOffice(seatPayerByStaff, 'params')),
});

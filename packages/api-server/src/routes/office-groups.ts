import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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
  read: officeGroups.read.handler(anyone(readCohortGroups, 'params.cohortId')),
  preview: officeGroups.preview.handler(({ context, input }) =>
    previewGroups(context.deps, input.params.cohortId, input.body),
  ),
  arrange: officeGroups.arrange.handler(byOffice(arrangeGroups, 'params', 'body')),
  moveLearners: officeGroups.moveLearners.handler(byOffice(moveLearners, 'params', 'body')),
  assignGuide: officeGroups.assignGuide.handler(byOffice(assignGroupGuide, 'params', 'body')),
  rename: officeGroups.rename.handler(byOffice(renameGroup, 'params', 'body')),
  remove: officeGroups.remove.handler(byOffice(removeGroup, 'params')),
  changeMentor: officeGroups.changeMentor.handler(byOffice(changeMentor, 'params', 'body')),
  seatPayer: officeGroups.seatPayer.handler(byOffice(seatPayerByStaff, 'params')),
});

import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { arrangeGroups } from '../services/groups/arrange-groups.ts';
import { assignGroupGuide } from '../services/groups/assign-group-guide.ts';
import { changeMentor } from '../services/groups/change-mentor.ts';
import { moveLearners } from '../services/groups/move-learners.ts';
import { readCohortGroups } from '../services/groups/read-cohort-groups.ts';
import { removeGroup } from '../services/groups/remove-group.ts';
import { renameGroup } from '../services/groups/rename-group.ts';
import { seatPayerByStaff } from '../services/groups/seat-payer-by-staff.ts';
import { previewGroups } from '../services/groups/work-out-groups.ts';

export const officeGroupsRoutes: Routes<'officeGroups'> = {
  read: anyone(readCohortGroups, 'params.cohortId'),
  preview: ({ context, input }) => previewGroups(context.deps, input.params.cohortId, input.body),
  arrange: byOffice(arrangeGroups, 'params', 'body'),
  moveLearners: byOffice(moveLearners, 'params', 'body'),
  assignGuide: byOffice(assignGroupGuide, 'params', 'body'),
  rename: byOffice(renameGroup, 'params', 'body'),
  remove: byOffice(removeGroup, 'params'),
  changeMentor: byOffice(changeMentor, 'params', 'body'),
  seatPayer: byOffice(seatPayerByStaff, 'params'),
};

import { memberOf } from '../api/context.ts';
import { asMember, asMemberFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { readCoachmarks, saveCoachmarks } from '../services/dashboards/coachmarks.ts';
import { listNudges } from '../services/dashboards/list-nudges.ts';
import { listPendingTasks } from '../services/dashboards/list-pending-tasks.ts';
import { readDashboard } from '../services/dashboards/read-dashboard.ts';

export const dashboardsRoutes: Routes<'dashboards'> = {
  readDashboard: asMember(readDashboard),
  listPendingTasks: asMember(listPendingTasks),
  listNudges: asMemberFrom(listNudges),
  readCoachmarks: ({ context }) => readCoachmarks(memberOf(context)),
  saveCoachmarks: asMember(saveCoachmarks, 'body.key'),
};

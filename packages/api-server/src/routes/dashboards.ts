import { memberOf } from '../api/context.ts';
import { asMember, asMemberFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { readCoachmarks, saveCoachmarks } from '../services/dashboards/coachmarks.ts';
import { listNudges } from '../services/dashboards/list-nudges.ts';
import { listPendingTasks } from '../services/dashboards/list-pending-tasks.ts';
import { readDashboard } from '../services/dashboards/read-dashboard.ts';

const { dashboards } = api;

export const dashboardsRoutes = dashboards.router({
  readDashboard: dashboards.readDashboard.handler(asMember(readDashboard)),
  listPendingTasks: dashboards.listPendingTasks.handler(asMember(listPendingTasks)),
  listNudges: dashboards.listNudges.handler(asMemberFrom(listNudges)),
  readCoachmarks: dashboards.readCoachmarks.handler(({ context }) => readCoachmarks(memberOf(context))),
  saveCoachmarks: dashboards.saveCoachmarks.handler(asMember(saveCoachmarks, 'body.key')),
});

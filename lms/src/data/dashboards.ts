import { api } from './api.ts';
import { untilChange } from './calendar.ts';
import { callQuery } from './call-query.ts';

/** The cards of the learner dashboard. */
export const dashboardQuery = (cohortId: string) =>
  callQuery(
    ['dashboards', 'dashboard', cohortId],
    api.dashboards.readDashboard,
    { params: { cohortId } },
    {
      refetchInterval: ({ state }) =>
        untilChange(state.data?.upcomingSession ? [state.data.upcomingSession] : []),
      refetchIntervalInBackground: true,
    },
  );

/** The learner's pending tasks, the most urgent first. */
export const pendingTasksQuery = (cohortId: string) =>
  callQuery(['dashboards', 'pending-tasks', cohortId], api.dashboards.listPendingTasks, {
    params: { cohortId },
  });

/** Reminders derived from deadlines. */
export const nudgesQuery = (cohortId: string) =>
  callQuery(['dashboards', 'nudges', cohortId], api.dashboards.listNudges, { params: { cohortId } });

/** Closes the dashboard tour for good. */
export const closeDashboardTour = (cohortId: string) =>
  api.dashboards.saveCoachmarks({ params: { cohortId }, body: { key: 'DASHBOARD', viewed: true } });

/** Closes the introduction to the capstone for good. */
export const closeCapstoneIntroduction = (cohortId: string) =>
  api.dashboards.saveCoachmarks({ params: { cohortId }, body: { key: 'CAPSTONE', viewed: true } });

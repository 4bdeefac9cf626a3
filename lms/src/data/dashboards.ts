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

/** What still waits for the learner, the most urgent first. */
export const pendingTasksQuery = (cohortId: string) =>
  callQuery(['dashboards', 'pending-tasks', cohortId], api.dashboards.listPendingTasks, {
    params: { cohortId },
  });

/** Hints from what is due. */
export const nudgesQuery = (cohortId: string) =>
  callQuery(['dashboards', 'nudges', cohortId], api.dashboards.listNudges, { params: { cohortId } });

/** The tour of the dashboard does not come back. */
export const closeDashboardTour = (cohortId: string) =>
  api.dashboards.saveCoachmarks({ params: { cohortId }, body: { key: 'DASHBOARD', viewed: true } });

/** The introduction to the capstone does not come back. */
export const closeCapstoneIntroduction = (cohortId: string) =>
  api.dashboards.saveCoachmarks({ params: { cohortId }, body: { key: 'CAPSTONE', viewed: true } });

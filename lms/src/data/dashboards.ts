import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { untilChange } from './calendar.ts';

/** The cards of the learner dashboard. */
export const dashboardQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['dashboards', 'dashboard', cohortId],
    queryFn: ({ signal }) => api.dashboards.readDashboard({ params: { cohortId } }, { signal }),
    refetchInterval: ({ state }) =>
      untilChange(state.data?.upcomingSession ? [state.data.upcomingSession] : []),
    refetchIntervalInBackground: true,
  });

/** What still waits for the learner, the most urgent first. */
export const pendingTasksQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['dashboards', 'pending-tasks', cohortId],
    queryFn: ({ signal }) => api.dashboards.listPendingTasks({ params: { cohortId } }, { signal }),
  });

/** Hints from what is due. */
export const nudgesQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['dashboards', 'nudges', cohortId],
    queryFn: ({ signal }) => api.dashboards.listNudges({ params: { cohortId } }, { signal }),
  });

/** The tour of the dashboard does not come back (DASH-05). */
export const closeDashboardTour = (cohortId: string) =>
  api.dashboards.saveCoachmarks({ params: { cohortId }, body: { key: 'DASHBOARD', viewed: true } });

/** The introduction to the capstone does not come back. */
export const closeCapstoneIntroduction = (cohortId: string) =>
  api.dashboards.saveCoachmarks({ params: { cohortId }, body: { key: 'CAPSTONE', viewed: true } });

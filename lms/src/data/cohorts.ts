import { ApiError } from '@plinth/api-client/api-error';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The facts of a cohort; they change rarely. */
export const cohortQuery = (cohortId: string) =>
  callQuery(
    ['cohorts', 'cohort', cohortId],
    api.cohorts.readCohort,
    { params: { cohortId } },
    { staleTime: 5 * 60_000 },
  );

/** The caller's own side of a cohort; null for mentors, who have none. */
export const cohortUserDataQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['cohorts', 'user-data', cohortId],
    queryFn: async ({ signal }) => {
      try {
        return await api.cohorts.readCohortUserData({ params: { cohortId } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });

type Choice = { cohortId: string; nodeId: string; specialisation: string | null };

/** Chooses an elective, or with a specialisation both at once. */
export const selectElective = ({ cohortId, nodeId, specialisation }: Choice) =>
  specialisation === null
    ? api.cohorts.selectElective({ params: { cohortId }, body: { nodeId } })
    : api.cohorts.selectElectiveSpecialisation({ params: { cohortId }, body: { nodeId, specialisation } });

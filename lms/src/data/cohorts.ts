import { ApiError } from '@plinth/api-client/api-error';
import type { CurriculumPart } from '@plinth/domain/navigation/page-path';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The facts of a cohort, which change rarely. */
export const cohortQuery = (cohortId: string) =>
  callQuery(
    ['cohorts', 'cohort', cohortId],
    api.cohorts.readCohort,
    { params: { cohortId } },
    { staleTime: 5 * 60_000 },
  );

/** The caller's own data in a cohort; null for mentors, who have none. */
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

/** The same for reading part of a course; a preview is for mentors, who have no place, so it requests none. */
export const placeQuery = ({ cohortId, isPreview }: CurriculumPart) => ({
  ...cohortUserDataQuery(cohortId),
  enabled: !isPreview,
});

type Choice = { cohortId: string; nodeId: string; specialisation: string | null };

/** Chooses an elective, or both together with a specialisation. */
export const selectElective = ({ cohortId, nodeId, specialisation }: Choice) =>
  specialisation === null
    ? api.cohorts.selectElective({ params: { cohortId }, body: { nodeId } })
    : api.cohorts.selectElectiveSpecialisation({ params: { cohortId }, body: { nodeId, specialisation } });

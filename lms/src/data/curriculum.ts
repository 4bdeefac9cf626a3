import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { CohortArea } from '@plinth/domain/navigation/learner-pages';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export type CurriculumPart = {
  cohortId: string;
  namespace: Namespace;
  isPreview: boolean;
  /** The area whose addresses its links keep to: the learner's when none is given. Mentors always read in preview. */
  area?: CohortArea;
};

/** The outline of a namespace: modules and what stands under them, with the locks of the day. */
export const outlineQuery = ({ cohortId, namespace, isPreview }: CurriculumPart) =>
  queryOptions({
    queryKey: ['curriculum', 'outline', cohortId, namespace, isPreview],
    queryFn: ({ signal }) => {
      const input = { params: { cohortId }, query: { namespace } };
      return isPreview
        ? api.curriculum.indexPreview(input, { signal })
        : api.curriculum.index(input, { signal });
    },
    staleTime: 60_000,
  });

import type { CurriculumPart } from '@plinth/domain/navigation/page-path';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export type { CurriculumPart };

/** The outline of a namespace: modules and their contents, with the day's locks. */
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

import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import type { CurriculumPart } from './curriculum.ts';

/** A node of the curriculum with everything below it. */
export const contentQuery = ({
  cohortId,
  namespace,
  isPreview,
  nodeId,
}: CurriculumPart & { nodeId: string }) =>
  queryOptions({
    queryKey: ['content', cohortId, namespace, isPreview, nodeId],
    queryFn: ({ signal }) => {
      const input = { params: { cohortId }, query: { namespace, 'node-id': nodeId } };
      return isPreview ? api.content.preview(input, { signal }) : api.content.read(input, { signal });
    },
    staleTime: 5 * 60_000,
  });

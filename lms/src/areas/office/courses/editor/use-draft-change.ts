import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseDraftQuery } from '../../../../data/office-course-drafts.ts';

/**
 * A change of a draft, one at a time: its answer is the draft as it is then. After a refusal the draft is read anew, so
 * that what another author did is seen.
 */
export function useDraftChange<Input>(code: string, change: (input: Input) => Promise<CourseDraft>) {
  const client = useQueryClient();
  const { queryKey } = courseDraftQuery(code);
  return useMutation({
    mutationFn: change,
    scope: { id: `draft ${code}` },
    onSuccess: (draft) => client.setQueryData(queryKey, draft),
    onError: () => client.invalidateQueries({ queryKey, exact: true }),
  });
}

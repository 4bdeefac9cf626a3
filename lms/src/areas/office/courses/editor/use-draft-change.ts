import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseDraftQuery } from '../../../../data/office-course-drafts.ts';

/**
 * Applies changes to a draft one at a time: each answer is the updated draft. After a refusal the draft is reloaded, so
 * that the other author's change appears.
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../parts/say.ts';

/** A change of the own place in the open course: afterwards everything about it is asked for again. */
export function useOpenChange<Answer, Given = void>(change: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all(
        ['dashboards', 'curriculum', 'progress', 'content'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
    onError: (error) => void say('error', error.message),
  });
}

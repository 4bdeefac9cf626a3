import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../parts/show-toast.ts';

/** A change of the user's own place in the open course; everything about it is reloaded afterwards. */
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
    onError: (error) => void showToast('error', error.message),
  });
}

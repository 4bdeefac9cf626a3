import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../../parts/show-toast.ts';

/** A change of the office: what is shown is read anew afterwards, and a word says what happened. */
export function useOfficeChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  { said, onDone }: { said: (answer: Answer) => string; onDone: () => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      await client.invalidateQueries({ queryKey: ['office'] });
      onDone();
      void showToast('success', said(answer));
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../parts/show-toast.ts';

/** What each change of the office ends with: what is shown is drawn anew, and a word says what happened. */
export function useOfficeChanged() {
  const client = useQueryClient();
  return async (said: string): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['office'] });
    void showToast('success', said);
  };
}

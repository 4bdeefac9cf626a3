import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../parts/show-toast.ts';

/** Waits for a change, draws what it changed everywhere in the office, and says so. */
export function useOfficeChanged() {
  const client = useQueryClient();
  return async (change: Promise<unknown>, said: string): Promise<void> => {
    await change;
    await client.invalidateQueries({ queryKey: ['office'] });
    void showToast('success', said);
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../parts/show-toast.ts';
import { officeChanges } from '../../../stores/office-changes.ts';

/** The end of every office change: reloads what is shown and announces what happened. */
export function useOfficeChanged() {
  const client = useQueryClient();
  return async (said: string): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['office'] });
    officeChanges.count += 1;
    void showToast('success', said);
  };
}

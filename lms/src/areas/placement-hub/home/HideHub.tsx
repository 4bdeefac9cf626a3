import { Button } from '@plinth/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { refreshPlacement, saveInterest } from '../../../data/placement.ts';
import { showToast } from '../../../parts/show-toast.ts';

/** Lets a learner who declined hide the hub: its card and menu entry disappear. */
export function HideHub({ cohortId }: { cohortId: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hide = useMutation({
    mutationFn: () => saveInterest({ cohortId, closeInterestPopup: true }),
    onSuccess: async () => {
      await navigate({ to: '/learner-hub' });
      void showToast('success', 'The placement hub of this course is no longer offered to you.');
      await refreshPlacement(queryClient, cohortId);
    },
    onError: (error) => void showToast('error', error.message),
  });
  return (
    <Button variant="quiet" loading={hide.isPending} onClick={() => hide.mutate()}>
      Do not show it again
    </Button>
  );
}

import { Button } from '@plinth/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPlacement, saveInterest } from '../../../data/placement.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { showToast } from '../../../parts/show-toast.ts';

/** Declines the placement after a confirmation. */
export function Decline({ cohortId }: { cohortId: string }) {
  const queryClient = useQueryClient();
  const decline = useMutation({
    mutationFn: () => saveInterest({ cohortId, interestedInPlacements: false }),
    onSuccess: async () => {
      void showToast('success', 'Noted: you are not taking part in placement.');
      await refreshPlacement(queryClient, cohortId);
    },
  });
  return (
    <ConfirmDialog
      title="Opt out of placement?"
      description="No openings are shown to you and the team does not write to you about them. You can change your mind until the form closes."
      trigger={<Button variant="quiet">I am not interested</Button>}
      action="Opt out"
      keep="Stay in"
      act={decline}
    />
  );
}

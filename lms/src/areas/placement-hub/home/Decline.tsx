import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshPlacement, saveInterest } from '../../../data/placement.ts';
import { showToast } from '../../../parts/show-toast.ts';

/** Declines the placement after a confirmation. */
export function Decline({ cohortId }: { cohortId: string }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const decline = useMutation({
    mutationFn: () => saveInterest({ cohortId, interestedInPlacements: false }),
    onSuccess: async () => {
      setOpen(false);
      void showToast('success', 'Noted: you are not taking part in placement.');
      await refreshPlacement(queryClient, cohortId);
    },
  });
  return (
    <Dialog
      title="Opt out of placement?"
      description="No openings are shown to you and the team does not write to you about them. You can change your mind until the form closes."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">I am not interested</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Stay in</Button>
          <Button variant="danger" loading={decline.isPending} onClick={() => decline.mutate()}>
            Opt out
          </Button>
        </>
      }
    >
      {decline.error && (
        <Banner tone="error" live="alert">
          {decline.error.message}
        </Banner>
      )}
    </Dialog>
  );
}

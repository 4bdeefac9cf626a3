import type { Account } from '@plinth/domain/account/account';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { cancelDeletion } from '../../../data/account.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { showToast } from '../../../parts/show-toast.ts';

/** The day on which the account is deleted, and the way to cancel that. */
export function PlannedDeletion({ account }: { account: Account }) {
  const keep = useMutation({
    mutationFn: cancelDeletion,
    onSuccess: () => void showToast('success', 'Your account stays.'),
    onError: (error) => void showToast('error', error.message),
  });
  if (!account.deletionDueAt) return null;
  return (
    <Banner
      tone="warning"
      live="status"
      title={`Your account will be deleted on ${exactTime(account.deletionDueAt, ownZone())}`}
      action={
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          Keep my account
        </Button>
      }
    >
      Until then everything works as before.
    </Banner>
  );
}

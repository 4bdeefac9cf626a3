import type { StaffInvitation } from '@plinth/domain/staff/staff-member';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { withdrawInvitation } from '../../../data/staff.ts';
import * as css from '../list/list.css.ts';
import { useOfficeChange } from '../list/use-office-change.ts';

/** Withdraws an invitation after the consequences were shown. */
export function WithdrawButton({ invitation: { invitationId, emailId } }: { invitation: StaffInvitation }) {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useOfficeChange(() => withdrawInvitation(invitationId), {
    said: `Invitation to ${emailId} withdrawn.`,
    onDone: () => setOpen(false),
  });
  return (
    <Dialog
      size="s"
      title="Withdraw this invitation?"
      open={isOpen}
      onOpenChange={(next) => {
        withdraw.reset();
        setOpen(next);
      }}
      trigger={
        <Button size="s" aria-label={`Withdraw the invitation to ${emailId}`}>
          Withdraw
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
          <Button variant="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw
          </Button>
        </>
      }
    >
      <div className={css.part}>
        <Text>
          The link in the email to {emailId} no longer works. Nobody is emailed about it; you can invite the
          same address again.
        </Text>
        {withdraw.error && (
          <Banner tone="error" live="alert">
            {withdraw.error.message}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

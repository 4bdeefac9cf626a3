import type { StaffInvitation } from '@plinth/domain/staff/staff-member';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { withdrawInvitation } from '../../../data/staff.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';

/** Withdraws an invitation after the consequences were shown. */
export function WithdrawButton({ invitation: { invitationId, emailId } }: { invitation: StaffInvitation }) {
  const withdraw = useOfficeChange(() => withdrawInvitation(invitationId), {
    said: `Invitation to ${emailId} withdrawn.`,
  });
  return (
    <ConfirmDialog
      title="Withdraw this invitation?"
      trigger={
        <Button size="s" aria-label={`Withdraw the invitation to ${emailId}`}>
          Withdraw
        </Button>
      }
      action="Withdraw"
      act={withdraw}
    >
      <Text>
        The link in the email to {emailId} no longer works. Nobody is emailed about it; you can invite the
        same address again.
      </Text>
    </ConfirmDialog>
  );
}

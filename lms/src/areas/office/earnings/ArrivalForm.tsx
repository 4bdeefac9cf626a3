import {
  type EarningTransfer,
  type OfficeEarningDetail,
  TransferArrival,
} from '@plinth/domain/earnings/office-earning';
import { Button } from '@plinth/ui/Button';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { settleTransfer } from '../../../data/office-earnings.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeForm } from '../list/use-office-form.ts';

type ArrivalFormProps = { earning: OfficeEarningDetail; transfer: EarningTransfer; onClose: () => void };

/** Records that the bank has paid a transfer to a mentor. */
export function ArrivalForm({
  earning: { userId, emailId },
  transfer: { payoutId, month },
  onClose,
}: ArrivalFormProps) {
  const form = useOfficeForm({
    key: `transfer-arrival:${payoutId}`,
    saved: { reference: '' },
    judge: (draft) => TransferArrival.safeParse({ ...draft, userId, payoutId }),
    send: (arrival) => settleTransfer(month, arrival),
    said: () => 'Transfer recorded as paid.',
    onDone: onClose,
  });
  return (
    <FormFrame className={css.part} form={form} label="The bank has paid" takesFocus>
      <Text secondary>{emailId} is notified that the money has arrived.</Text>
      <TextInput label="Reference of the bank" maxLength={100} {...form.text('reference')} />
      <div className={css.actions}>
        <Button onClick={onClose} disabled={form.isBusy}>
          Not now
        </Button>
        <SubmitButton form={form} variant="primary" label="It has arrived" />
      </div>
    </FormFrame>
  );
}

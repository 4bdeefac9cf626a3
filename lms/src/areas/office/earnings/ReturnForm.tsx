import { type EarningTransfer, TransferReturn } from '@plinth/domain/earnings/office-earning';
import { Button } from '@plinth/ui/Button';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { returnTransfer } from '../../../data/office-earnings.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeForm } from '../list/use-office-form.ts';

type ReturnFormProps = { transfer: EarningTransfer; onClose: () => void };

/** Records that a transfer was returned by the bank. */
export function ReturnForm({ transfer, onClose }: ReturnFormProps) {
  const form = useOfficeForm({
    key: `transfer-return:${transfer.payoutId}`,
    saved: { reason: '' },
    judge: (draft) => TransferReturn.safeParse(draft),
    send: ({ reason }) => returnTransfer(transfer.payoutId, reason),
    said: () => 'Transfer recorded as returned.',
    onDone: onClose,
  });
  return (
    <FormFrame className={css.part} form={form} label="The transfer came back" takesFocus>
      <Text secondary>
        Its work is owed again, as corrected since, and goes out in a new transfer when the transfers of its
        month are created again.
      </Text>
      <TextInput label="Why it came back" maxLength={500} {...form.text('reason')} />
      <div className={css.actions}>
        <Button onClick={onClose} disabled={form.isBusy}>
          Not now
        </Button>
        <SubmitButton form={form} variant="primary" label="It came back" />
      </div>
    </FormFrame>
  );
}

import { type OfficeEarningDetail, TransferArrival } from '@plinth/domain/earnings/office-earning';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { settleTransfers } from '../../../data/office-earnings.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';

/** Records that the bank has paid a pending transfer to a mentor for a month. */
export function ArrivalForm({ earning: { userId, emailId, month } }: { earning: OfficeEarningDetail }) {
  const changed = useOfficeChanged();
  const held = useDraft({ reference: '' });
  const form = useForm<typeof held.draft, TransferArrival>({
    held,
    judge: (draft) => TransferArrival.safeParse({ ...draft, userId }),
    send: async (arrival) => {
      await settleTransfers(month, arrival);
      await changed('Transfer recorded as paid.');
    },
  });
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="The bank has paid"
      action={{ label: 'It has arrived', row: css.actions, weight: 'primary' }}
    >
      <Text size="s" tone="soft">
        {emailId} is notified that the money has arrived.
      </Text>
      <TextInput
        label="Reference of the bank"
        maxLength={100}
        value={form.draft.reference}
        error={form.problemOf('reference')}
        onChange={({ target }) => form.change('reference', target.value)}
      />
    </FormFrame>
  );
}

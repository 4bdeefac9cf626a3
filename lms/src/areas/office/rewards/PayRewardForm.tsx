import { type OfficeReward, RewardPayment } from '@plinth/domain/referrals/office-reward';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { payReward } from '../../../data/office-rewards.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { moneyText } from '../orders/order-texts.ts';

/** Records that the bank has paid a referrer everything owed. */
export function PayRewardForm({ reward, onDone }: { reward: OfficeReward; onDone: () => void }) {
  const { userId, emailId, amount, currency } = reward;
  const changed = useOfficeChanged();
  const [isSure, setSure] = useState(false);
  const held = useDraft({ reference: '' });
  const form = useForm<typeof held.draft, RewardPayment>({
    held,
    judge: (draft) => RewardPayment.safeParse({ ...draft, amount }),
    send: async (payment) => {
      await payReward(userId, payment);
      await changed('Reward recorded as paid.');
      onDone();
    },
  });
  return (
    <FormFrame className={css.part} form={form} label="Record the payment">
      <Text size="s">
        Transfer {moneyText(amount, currency)} to {emailId} at your bank first: the school cannot send it by
        itself. Once recorded, it shows as paid in the referrer's own account, and nothing more is owed. This
        cannot be undone.
      </Text>
      <TextInput label="Reference of the transfer" maxLength={100} {...form.text('reference')} />
      <TypedName name={emailId} onChange={setSure} />
      <SubmitRow form={form} variant="primary" disabled={!isSure} label="It is paid" />
    </FormFrame>
  );
}

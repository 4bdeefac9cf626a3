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
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { moneyText } from '../orders/order-texts.ts';

/** Records that the bank has paid a referrer everything owed; when more is owed meanwhile, it is confirmed again. */
export function PayRewardForm({ reward, onDone }: { reward: OfficeReward; onDone: () => void }) {
  const { userId, emailId, amount, currency } = reward;
  const changed = useOfficeChanged();
  const [sureOf, setSureOf] = useState<number | null>(null);
  const held = useDraft({ reference: '' });
  const form = useForm<typeof held.draft, RewardPayment>({
    held,
    judge: (draft) => RewardPayment.safeParse({ ...draft, amount }),
    send: async (payment) => {
      await payReward(userId, payment);
      await changed('Reward recorded as paid.');
      onDone();
    },
    onFailure: useLookAgain(),
  });
  return (
    <FormFrame className={css.part} form={form} label="Record the payment">
      <Text size="s">
        Transfer {moneyText(amount, currency)} to {emailId} at your bank first: the school cannot send it by
        itself. Once recorded, it shows as paid in the referrer's own account, and nothing more is owed. This
        cannot be undone.
      </Text>
      <TextInput label="Reference of the transfer" maxLength={100} {...form.text('reference')} />
      <TypedName key={amount} name={emailId} onChange={(isTyped) => setSureOf(isTyped ? amount : null)} />
      <SubmitRow form={form} variant="primary" disabled={sureOf !== amount} label="It is paid" />
    </FormFrame>
  );
}

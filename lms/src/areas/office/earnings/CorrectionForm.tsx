import { EarningCorrection, type OfficeEarningDetail } from '@plinth/domain/earnings/office-earning';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { Button } from '@plinth/ui/Button';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { correctWork } from '../../../data/office-earnings.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeForm } from '../list/use-office-form.ts';

type CorrectionFormProps = {
  work: OfficeEarningDetail['work'][number];
  emailId: string;
  onClose: () => void;
};

/** Corrects what a piece of work should have earned; the original row stays, and another row corrects it. */
export function CorrectionForm({ work, emailId, onClose }: CorrectionFormProps) {
  const form = useOfficeForm({
    key: `earning-correction:${work.itemId}`,
    saved: { amount: '', reason: '' },
    judge: ({ amount, reason }) =>
      EarningCorrection.safeParse({
        seen: work.corrections,
        reason,
        amount: amount.trim() === '' ? -1 : (parseAmount(amount) ?? -1),
      }),
    send: (correction) => correctWork(work.itemId, correction),
    said: () => 'Work corrected.',
    onDone: onClose,
  });
  return (
    <FormFrame className={css.part} form={form} label="Correct this work" takesFocus>
      <Text secondary>
        {emailId} is notified, with your reason. Any overpayment is deducted from the next transfer.
      </Text>
      <AmountInput
        label={`Correct amount, in ${work.currency}`}
        currency={work.currency}
        {...form.text('amount')}
      />
      <TextInput label="Why" maxLength={500} {...form.text('reason')} />
      <div className={css.actions}>
        <Button onClick={onClose} disabled={form.isBusy}>
          Not now
        </Button>
        <SubmitButton form={form} variant="primary" label="Correct it" />
      </div>
    </FormFrame>
  );
}

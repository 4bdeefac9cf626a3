import { parseAmount } from '@plinth/domain/money/parse-amount';
import { EmiDecision, type OfficeEmiDetail } from '@plinth/domain/payments/office-emi';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { decideEmi } from '../../../data/office-emi.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeForm } from '../list/use-office-form.ts';
import { moneyText } from '../orders/order-texts.ts';

export type PaidFormProps = {
  application: OfficeEmiDetail;
  loan: NonNullable<OfficeEmiDetail['loan']>;
};

/**
 * The form for money that the partner has paid. If the application ended with its order, the money does not fit, and is
 * recorded for a decision at the order.
 */
export function PaidForm({ application: { emiFormId, emailId, status }, loan }: PaidFormProps) {
  const isEnded = status === 'EXPIRED';
  const form = useOfficeForm({
    key: `emi-paid:${emiFormId}`,
    saved: { amount: '', reference: '' },
    judge: ({ amount, reference }) =>
      EmiDecision.safeParse({ decision: 'PAID', reference, amount: parseAmount(amount) ?? 0 }),
    send: (decision) => decideEmi(emiFormId, decision),
    said: () =>
      isEnded ? 'Payment recorded. Decide about it at the order.' : "The partner's payment is recorded.",
  });
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="The partner has paid"
      action={{ label: 'Record the payment', row: css.actions, weight: 'primary' }}
    >
      <Heading level={3}>The partner has paid</Heading>
      <Text secondary>
        {isEnded
          ? 'The order has ended. Money that arrives all the same is recorded as a payment that does not fit; take it or refund it at the order.'
          : `Its part is ${moneyText(loan.amount, loan.currency)}. It settles the order like any payment; ${emailId} gets the receipt.`}
      </Text>
      <AmountInput
        label={`Amount that arrived, in ${loan.currency}`}
        currency={loan.currency}
        {...form.text('amount')}
      />
      <TextInput
        label="The partner's reference of the transfer"
        maxLength={100}
        {...form.text('reference')}
      />
    </FormFrame>
  );
}

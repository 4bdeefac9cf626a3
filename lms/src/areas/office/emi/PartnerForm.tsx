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

type PartnerFormProps = {
  application: OfficeEmiDetail;
  loan: NonNullable<OfficeEmiDetail['loan']>;
};

/** The partner's action on an application: it paid its part, or it declined the loan. */
export const PartnerForm = (props: PartnerFormProps) => (
  <>
    <PaidForm {...props} />
    <DeclinedForm {...props} />
  </>
);

function PaidForm({ application: { emiFormId, emailId }, loan }: PartnerFormProps) {
  const form = useOfficeForm({
    key: `emi-paid:${emiFormId}`,
    saved: { amount: '', reference: '' },
    judge: ({ amount, reference }) =>
      EmiDecision.safeParse({ decision: 'PAID', reference, amount: parseAmount(amount) ?? 0 }),
    send: (decision) => decideEmi(emiFormId, decision),
    said: () => "The partner's payment is recorded.",
  });
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="The partner has paid"
      action={{ label: 'Record the payment', row: css.actions, weight: 'primary' }}
    >
      <Heading level={3} size="s">
        The partner has paid
      </Heading>
      <Text size="s" tone="soft">
        Its part is {moneyText(loan.amount, loan.currency)}. It settles the order like any payment; {emailId}{' '}
        gets the receipt.
      </Text>
      <AmountInput
        label={`Amount that arrived, in ${loan.currency}`}
        currency={loan.currency}
        value={form.draft.amount}
        error={form.problemOf('amount')}
        onChange={({ target }) => form.change('amount', target.value)}
      />
      <TextInput
        label="The partner's reference of the transfer"
        maxLength={100}
        value={form.draft.reference}
        error={form.problemOf('reference')}
        onChange={({ target }) => form.change('reference', target.value)}
      />
    </FormFrame>
  );
}

function DeclinedForm({ application: { emiFormId, emailId } }: PartnerFormProps) {
  const form = useOfficeForm({
    key: `emi-declined:${emiFormId}`,
    saved: { remark: '' },
    judge: ({ remark }) => EmiDecision.safeParse({ decision: 'DECLINED', remark }),
    send: (decision) => decideEmi(emiFormId, decision),
    said: () => 'The payer can pay or apply again.',
  });
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="The partner has declined"
      action={{ label: 'Record that it declined', row: css.actions }}
    >
      <Heading level={3} size="s">
        The partner has declined
      </Heading>
      <Text size="s" tone="soft">
        The payment is up to the payer again. {emailId} is notified, with this reason.
      </Text>
      <TextInput
        label="Why it declined"
        maxLength={500}
        value={form.draft.remark}
        error={form.problemOf('remark')}
        onChange={({ target }) => form.change('remark', target.value)}
      />
    </FormFrame>
  );
}

import { EmiDecision } from '@plinth/domain/payments/office-emi';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { decideEmi } from '../../../data/office-emi.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeForm } from '../list/use-office-form.ts';
import { PaidForm, type PaidFormProps } from './PaidForm.tsx';

/** The partner's action on an application: it paid its part, or it declined the loan. */
export const PartnerForm = (props: PaidFormProps) => (
  <>
    <PaidForm {...props} />
    <DeclinedForm {...props} />
  </>
);

function DeclinedForm({ application: { emiFormId, emailId } }: PaidFormProps) {
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
      <Heading level={3}>The partner has declined</Heading>
      <Text secondary>The payment is up to the payer again. {emailId} is notified, with this reason.</Text>
      <TextInput label="Why it declined" maxLength={500} {...form.text('remark')} />
    </FormFrame>
  );
}

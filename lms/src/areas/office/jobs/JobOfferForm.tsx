import { JobOffer, type OfficeJobApplicationDetail } from '@plinth/domain/jobs/office-job-application';
import { CURRENCIES, type Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { makeJobOffer } from '../../../data/office-jobs.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { useOfficeForm } from '../list/use-office-form.ts';
import * as own from './jobs.css.ts';

type Draft = { ctc: string; currency: Currency; text: string };

/** Passes on an employer's offer, or a better one until the learner has decided. */
export function JobOfferForm({ application }: { application: OfficeJobApplicationDetail }) {
  const { userJobId, emailId, offer, updates } = application;
  const form = useOfficeForm<Draft, JobOffer, unknown>({
    // What was typed over one offer does not apply to the next.
    key: `job-offer:${userJobId}:${offer?.offeredAt ?? ''}`,
    saved: {
      ctc: offer ? String(offer.ctc / MINOR_UNITS) : '',
      currency: offer?.currency ?? 'INR',
      text: offer?.text ?? '',
    },
    judge: (draft) =>
      JobOffer.safeParse({
        ...draft,
        ctc: parseAmount(draft.ctc) ?? -1,
        seen: updates.at(-1)?.createdAt ?? null,
      }),
    send: (made) => makeJobOffer(userJobId, made),
    said: () => `Offer sent to ${emailId}.`,
  });
  return (
    <FormFrame className={css.part} form={form} label={offer ? 'Improve the offer' : 'Make an offer'}>
      <div className={own.pair}>
        <AmountInput label="A year's pay" currency={form.draft.currency} required {...form.text('ctc')} />
        <Select
          label="Currency of the pay"
          value={form.draft.currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={({ target }) => form.change('currency', target.value as Currency)}
        />
      </div>
      <TextArea
        label="Other terms"
        hint="Such as the first day and anything agreed besides the pay."
        rows={3}
        max={1000}
        {...form.text('text')}
      />
      <Text secondary>
        {emailId} is notified in the app and by email, and accepts or declines it for good.
      </Text>
      <SubmitRow form={form} variant="primary" label={offer ? 'Send the improved offer' : 'Send the offer'} />
    </FormFrame>
  );
}

import type { DocumentItem } from '@plinth/domain/documents/document';
import { WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { type SelfPlacement, SelfPlacementForm } from '@plinth/domain/placement/self-placement';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Card } from '@plinth/ui/Card';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQueryClient } from '@tanstack/react-query';
import { refreshPlacement, submitSelfPlaced } from '../../../data/placement.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { DocumentUpload } from '../../../parts/DocumentUpload.tsx';
import { dayText } from '../../../parts/day-text.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import * as css from '../placement.css.ts';

type SelfPlacedFormProps = {
  cohortId: string;
  /** What was reported before; null if nothing was. */
  job: SelfPlacement | null;
  /** The slot of the offer letter; null until the course is completed. */
  letter: DocumentItem | null;
};

type Draft = Record<'companyName' | 'designation' | 'ctc' | 'currency' | 'joiningDate' | 'workMode', string>;

const SYMBOLS = { INR: '₹', USD: '$' } as const;

const draftOf = (job: SelfPlacement | null): Draft => ({
  companyName: job?.companyName ?? '',
  designation: job?.designation ?? '',
  ctc: job ? String(job.ctc / MINOR_UNITS) : '',
  currency: job?.currency ?? 'INR',
  joiningDate: job?.joiningDate ?? '',
  workMode: job?.workMode ?? '',
});

/** Reports a job to the placement team, with its offer letter. */
export function SelfPlacedForm({ cohortId, job, letter }: SelfPlacedFormProps) {
  const queryClient = useQueryClient();
  const form = useStoredForm({
    key: `self-placed:${cohortId}`,
    saved: draftOf(job),
    judge: ({ workMode, ctc, ...typed }) =>
      SelfPlacementForm.safeParse({
        ...typed,
        ctc: parseAmount(ctc) ?? Number.NaN,
        ...(workMode === '' ? {} : { workMode }),
        ...(letter?.status === 'COMPLETED' ? { offerLetterDocumentId: letter.documentId } : {}),
      }),
    send: (data) => submitSelfPlaced({ cohortId, ...data }),
    onSent: () => refreshPlacement(queryClient, cohortId),
  });
  const field = (name: 'companyName' | 'designation' | 'ctc' | 'joiningDate') => ({
    required: true,
    autoComplete: 'off',
    ...form.text(name),
  });
  return (
    <FormFrame
      className={css.form}
      label="A job of your own"
      form={form}
      action={{
        label: job ? 'Save the changes' : 'Tell the placement team',
        row: css.actions,
        weight: 'primary',
      }}
    >
      <Text tone="soft" measure>
        {job
          ? 'It is with the placement team. You can change it until it has been reviewed.'
          : 'Found a job without the school? It counts as your placement once the team has seen the offer letter.'}
      </Text>
      {job?.remark && (
        <Banner tone="warning" title="The placement team asks">
          <Text lines>{job.remark}</Text>
        </Banner>
      )}
      <Card as="section" width="fill">
        <div className={css.fields}>
          <TextInput label="Company" {...field('companyName')} />
          <TextInput label="Your role there" {...field('designation')} />
          <Select
            label="Currency"
            required
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            {...form.text('currency')}
          />
          <AmountInput
            label="Annual pay"
            currency={form.draft.currency}
            unit={SYMBOLS[form.draft.currency === 'USD' ? 'USD' : 'INR']}
            {...field('ctc')}
          />
          <TextInput label="First day" type="date" {...field('joiningDate')} />
          <Select
            label="Work mode"
            placeholder="Not sure yet"
            options={optionsOf(WORK_MODE_LABEL)}
            {...form.text('workMode')}
          />
        </div>
      </Card>
      {letter ? (
        <Card as="section" width="fill">
          <div className={css.body}>
            {letter.createdAt && (
              <Annotation tone="success">
                The offer letter was uploaded on {dayText(letter.createdAt, ownZone())}
                {job?.offerLetterDocumentId
                  ? ', and the placement team has it.'
                  : '. It goes to the placement team with this form.'}
              </Annotation>
            )}
            <DocumentUpload
              documentId={letter.documentId}
              label={letter.createdAt ? 'Another offer letter' : 'Offer letter'}
              onSaved={() => void refreshPlacement(queryClient, cohortId)}
            />
          </div>
        </Card>
      ) : (
        <Text secondary>The offer letter can be added once you have completed the course.</Text>
      )}
      {form.isSent && (
        <Banner tone="success" live="status">
          The placement team has it now.
        </Banner>
      )}
    </FormFrame>
  );
}

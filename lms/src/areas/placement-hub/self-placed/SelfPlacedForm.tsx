import type { DocumentItem } from '@plinth/domain/documents/document';
import { WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import { WORK_MODES } from '@plinth/domain/jobs/work-mode';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { type SelfPlacement, SelfPlacementForm } from '@plinth/domain/placement/self-placement';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshPlacement, submitSelfPlaced } from '../../../data/placement.ts';
import { DocumentUpload } from '../../../parts/DocumentUpload.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { formatDay } from '../../../parts/format-day.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import * as css from '../placement.css.ts';

type SelfPlacedFormProps = {
  cohortId: string;
  /** What was told before; null when nothing was. */
  job: SelfPlacement | null;
  /** The slot of the offer letter; null while the course is not completed. */
  letter: DocumentItem | null;
};

const SYMBOLS = { INR: '₹', USD: '$' } as const;

const draftOf = (job: SelfPlacement | null) => ({
  companyName: job?.companyName ?? '',
  designation: job?.designation ?? '',
  ctc: job ? String(job.ctc / MINOR_UNITS) : '',
  currency: job?.currency ?? 'INR',
  joiningDate: job?.joiningDate ?? '',
  workMode: job?.workMode ?? '',
});
type Draft = Record<keyof ReturnType<typeof draftOf>, string>;

/** Tells the placement team of a job, with its offer letter (API-269). */
export function SelfPlacedForm({ cohortId, job, letter }: SelfPlacedFormProps) {
  const queryClient = useQueryClient();
  const [isTried, setTried] = useState(false);
  const { draft, change, forget } = useDraft<Draft>(`self-placed:${cohortId}`, draftOf(job));
  const { workMode, ctc, ...typed } = draft;
  const judged = SelfPlacementForm.safeParse({
    ...typed,
    ctc: parseAmount(ctc) ?? Number.NaN,
    ...(workMode === '' ? {} : { workMode }),
    ...(letter?.status === 'COMPLETED' ? { offerLetterDocumentId: letter.documentId } : {}),
  });
  const send = useMutation({
    mutationFn: submitSelfPlaced,
    onSuccess: () => {
      forget();
      setTried(false);
      return refreshPlacement(queryClient, cohortId);
    },
  });
  const problemOf = (name: keyof Draft) =>
    (isTried && !judged.success && judged.error.issues.find(({ path }) => path[0] === name)?.message) || null;
  const field = (name: 'companyName' | 'designation' | 'ctc' | 'joiningDate') => ({
    required: true,
    autoComplete: 'off',
    error: problemOf(name),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <FormFrame
      className={css.form}
      label="A job of your own"
      typed={judged.success ? { cohortId, ...judged.data } : null}
      send={send}
      onTry={() => setTried(true)}
      foot={
        <div className={css.actions}>
          <Button type="submit" variant="primary" loading={send.isPending}>
            {job ? 'Save the changes' : 'Tell the placement team'}
          </Button>
        </div>
      }
    >
      <Text tone="soft" measure>
        {job
          ? 'It is with the placement team. You can change it until it has been reviewed.'
          : 'Found a job without the school? It counts as your placement once the team has seen the offer letter.'}
      </Text>
      {job?.remark && (
        <Banner tone="warning" title="The placement team asks">
          {job.remark}
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
            value={draft.currency}
            error={problemOf('currency')}
            onChange={({ target }) => change('currency', target.value)}
          />
          <TextInput
            label="Pay, a year"
            inputMode="numeric"
            unit={SYMBOLS[draft.currency === 'USD' ? 'USD' : 'INR']}
            {...field('ctc')}
          />
          <TextInput label="First day" type="date" {...field('joiningDate')} />
          <Select
            label="Work mode"
            placeholder="Not sure yet"
            options={WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABEL[value] }))}
            value={draft.workMode}
            onChange={({ target }) => change('workMode', target.value)}
          />
        </div>
      </Card>
      {letter ? (
        <Card as="section" width="fill">
          <div className={css.body}>
            {letter.createdAt && (
              <Annotation tone="success">
                The offer letter was uploaded on {formatDay(letter.createdAt, ownZone())}
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
        <Text size="s" tone="soft">
          The offer letter can be added once you have completed the course.
        </Text>
      )}
      {send.isSuccess && !isTried && (
        <Banner tone="success" live="status">
          The placement team has it now.
        </Banner>
      )}
    </FormFrame>
  );
}

import { decodeTable, UNREADABLE_FILE } from '@plinth/domain/csv/decode-table';
import { EnrolPeople, type EnrolPreview, SHEET_TEXT_MAX } from '@plinth/domain/enrolments/office-enrolment';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { FileInput } from '@plinth/ui/FileInput';
import { randomId } from '@plinth/ui/forms/random-id';
import { useForm } from '@plinth/ui/forms/use-form';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Select } from '@plinth/ui/Select';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { enrolmentCohortsQuery, enrolPeople, previewEnrol } from '../../../data/office-enrolments.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import { SideSheet } from '../list/SideSheet.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { EnrolOutlook } from './EnrolOutlook.tsx';
import { cohortText, seatsText } from './enrolment-texts.ts';
import * as css from './enrolments.css.ts';

type EnrolSheetProps = {
  /** The initial choice; empty for none. */
  cohortId: string;
  onClose: () => void;
};

const KINDS = ['PERSON', 'SHEET'] as const;
const TITLES = 'Email, First name and Last name';

/**
 * Enrols one person or all in a file: first a dry run, then, if it has no faults, all at once. Input is saved until
 * sent; the file stays on the user's device and must be chosen again.
 */
export function EnrolSheet({ cohortId, onClose }: EnrolSheetProps) {
  const formId = useId();
  const changed = useOfficeChanged();
  const cohorts = useQuery(enrolmentCohortsQuery()).data?.cohorts ?? [];
  const held = useStoredDraft(`enrol:${cohortId}`, {
    cohortId,
    currency: '',
    kind: 'PERSON',
    emailId: '',
    firstName: '',
    lastName: '',
  });
  const [csv, setCsv] = useState('');
  const [file, setFile] = useState<{ name: string; sizeBytes: number } | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [outlook, setOutlook] = useState<{ body: EnrolPeople; key: string; preview: EnrolPreview }>();
  const form = useForm({
    held,
    judge: ({ kind, cohortId, currency, ...person }) =>
      EnrolPeople.safeParse({
        cohortId,
        currency: oneOf(CURRENCIES, currency) ?? null,
        from: kind === 'SHEET' ? { kind, csv } : { kind: 'PERSON', ...person },
      }),
    send: async (body) => {
      const preview = await previewEnrol(body);
      setOutlook({ body, key: randomId(), preview });
    },
  });
  const apply = useMutation({
    mutationFn: ({ body, key }: { body: EnrolPeople; key: string }) => enrolPeople(body, key),
    onSuccess: async ({ invited, known, again }) => {
      held.forget();
      onClose();
      const count = invited + known + again;
      await changed(count === 1 ? '1 person is enrolled.' : `${count} people are enrolled.`);
    },
  });
  const lookAnew = () => {
    setOutlook(undefined);
    apply.reset();
  };
  const change: typeof form.change = (path, value) => {
    lookAnew();
    form.change(path, value);
  };
  const read = (text: string) => {
    lookAnew();
    setCsv(text);
  };
  const take = async (chosen: File) => {
    setFile({ name: chosen.name, sizeBytes: chosen.size });
    const text = decodeTable(new Uint8Array(await chosen.arrayBuffer()));
    setUnreadable(text === null);
    read(text ?? '');
  };
  const { draft } = form;
  const isTooLong = csv.length > SHEET_TEXT_MAX;
  const ready = outlook && outlook.preview.fault === null && outlook.preview.faults.length === 0;
  const count = outlook ? countOf(outlook.preview) : 0;
  return (
    <SideSheet
      title="Enrol people"
      description="A dry run shows what would happen; nobody is enrolled before you have seen it."
      onClose={onClose}
      footer={
        outlook && ready && count > 0 ? (
          <Button variant="primary" loading={apply.isPending} onClick={() => apply.mutate(outlook)}>
            {count === 1 ? 'Enrol 1 person' : `Enrol ${count} people`}
          </Button>
        ) : (
          <SubmitButton form={form} formId={formId} label="Try it out" />
        )
      }
    >
      <div className={css.sections}>
        <FormFrame id={formId} className={css.sections} form={form} takesFocus>
          <Select
            label="Cohort"
            required
            placeholder="Choose a cohort"
            value={draft.cohortId}
            error={form.problemOf('cohortId') ? 'Choose a cohort' : null}
            options={cohorts
              .filter(({ isActive }) => isActive)
              .map((one) => ({ value: one.cohortId, label: `${cohortText(one)} (${seatsText(one)})` }))}
            onChange={({ target }) => change('cohortId', target.value)}
          />
          <RadioGroup
            name="kind"
            label="Who?"
            value={draft.kind}
            options={[
              { value: 'PERSON', label: 'One person' },
              { value: 'SHEET', label: 'The people of a CSV file' },
            ]}
            onChange={(kind) => change('kind', oneOf(KINDS, kind) ?? 'PERSON')}
          />
          {draft.kind === 'PERSON' ? (
            <>
              <TextInput
                label="Email address"
                type="email"
                autoComplete="off"
                required
                value={draft.emailId}
                error={form.problemOf('from.emailId')}
                onChange={({ target }) => change('emailId', target.value)}
              />
              <TextInput
                label="First name"
                hint="For new people; anyone with an account keeps their name."
                autoComplete="off"
                value={draft.firstName}
                error={form.problemOf('from.firstName')}
                onChange={({ target }) => change('firstName', target.value)}
              />
              <TextInput
                label="Last name"
                autoComplete="off"
                value={draft.lastName}
                error={form.problemOf('from.lastName')}
                onChange={({ target }) => change('lastName', target.value)}
              />
            </>
          ) : (
            <FileInput
              label="CSV file"
              required
              accept=".csv,text/csv,text/plain"
              hint={`The first line has the titles ${TITLES}. 5,000 people at most.`}
              file={file}
              error={isUnreadable ? UNREADABLE_FILE : isTooLong ? 'This file is too long: split it.' : null}
              onSelect={(chosen) => void take(chosen)}
              onRemove={() => {
                setFile(null);
                setUnreadable(false);
                read('');
              }}
            />
          )}
          <Select
            label="Payment"
            value={draft.currency}
            options={[
              { value: '', label: 'Nothing is due' },
              { value: 'INR', label: 'The price is due, in rupees' },
              { value: 'USD', label: 'The price is due, in dollars' },
            ]}
            onChange={({ target }) => change('currency', target.value)}
          />
        </FormFrame>
        {outlook && <EnrolOutlook preview={outlook.preview} />}
        {apply.isPending && count > 100 && (
          <Banner live="status">Enrolling {count} people. Keep this sheet open until it is done.</Banner>
        )}
        <ErrorBanner error={apply.error} />
      </div>
    </SideSheet>
  );
}

const countOf = ({ counts }: EnrolPreview): number => counts.invited + counts.known + counts.again;

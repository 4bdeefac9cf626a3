import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { EmployerFacts, type OfficeEmployer } from '@plinth/domain/jobs/employer';
import { useForm } from '@plinth/ui/forms/use-form';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { changeEmployer, makeEmployer } from '../../../data/office-jobs.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import * as own from './jobs.css.ts';

type EmployerFormProps = { employer?: OfficeEmployer; onMade?: (employerId: string) => void };

/**
 * The form that adds or changes an employer. Input for a new one is saved until it is stored. What a colleague changes
 * meanwhile is shown in the fields that were not typed in.
 */
export function EmployerForm({ employer, onMade }: EmployerFormProps) {
  const changed = useOfficeChanged();
  const held = useStoredDraft<EmployerFacts>(employer ? null : 'employer', {
    name: employer?.name ?? '',
    website: employer?.website ?? '',
    contactName: employer?.contactName ?? '',
    contactEmailId: employer?.contactEmailId ?? '',
    notes: employer?.notes ?? '',
  });
  const form = useForm<EmployerFacts, EmployerFacts>({
    held,
    judge: (draft) => EmployerFacts.safeParse(draft),
    send: async (facts) => {
      if (employer) {
        const { employerId, updatedAt: seen } = employer;
        await changeEmployer(employerId, { seen, facts });
        await changed(`${facts.name} is changed.`);
        return held.clear();
      }
      const made = await makeEmployer(facts);
      held.forget();
      await changed(`${facts.name} is added.`);
      onMade?.(made.employer.employerId);
    },
    onFailure: useLookAgain(),
  });
  return (
    <FormFrame className={css.part} form={form} label="Details" takesFocus={!employer}>
      <TextInput
        label="Name"
        required
        hint="Learners read it; a new name goes to all openings of this employer."
        {...form.text('name')}
      />
      <TextInput label="Website" type="url" {...form.text('website')} />
      <div className={own.pair}>
        <TextInput label="Contact" {...form.text('contactName')} />
        <TextInput label="Contact email" type="email" {...form.text('contactEmailId')} />
      </div>
      <TextArea label="Office notes" rows={4} max={LONG_TEXT_MAX} {...form.text('notes')} />
      <SubmitRow form={form} variant="primary" label={employer ? 'Save' : 'Add employer'} />
    </FormFrame>
  );
}

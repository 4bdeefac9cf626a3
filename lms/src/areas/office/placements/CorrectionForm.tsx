import { CURRENCIES } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { type OfficePlacementForm, PlacementFormCorrection } from '@plinth/domain/placement/office-placement';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { correctPlacementForm } from '../../../data/office-placement.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as own from '../jobs/jobs.css.ts';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';

const pay = (amount: number | null) => (amount === null ? '' : String(amount / MINOR_UNITS));
const count = (value: number | null) => (value === null ? '' : String(value));
const yesNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

const draftOf = ({ said }: OfficePlacementForm) => ({
  interestedInPlacements: yesNo(said.interestedInPlacements),
  countryPreferences: said.countryPreferences.join(', '),
  locationPreferences: said.locationPreferences.join(', '),
  currentCtc: pay(said.currentCtc),
  expectedCtc: pay(said.expectedCtc),
  currency: said.currency ?? '',
  noticePeriod: count(said.noticePeriod),
  languages: said.languages.join(', '),
  internshipExperienceInMonths: count(said.internshipExperienceInMonths),
  willingToRelocate: yesNo(said.willingToRelocate),
  projectSpecialization: said.projectSpecialization ?? '',
  priorRevitExp: yesNo(said.priorRevitExp),
});
type Draft = ReturnType<typeof draftOf>;

const names = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
/** An empty field means no answer; text that is not a number becomes a value the schema refuses. */
const amount = (text: string) => (text.trim() === '' ? null : (parseAmount(text) ?? -1));
const whole = (text: string) =>
  text.trim() === '' ? null : /^\d{1,6}$/.test(text.trim()) ? Number(text) : -1;
const answer = (text: string) => (text === '' ? null : text === 'yes');

const judge = (draft: Draft) =>
  PlacementFormCorrection.safeParse({
    interestedInPlacements: answer(draft.interestedInPlacements),
    countryPreferences: names(draft.countryPreferences),
    locationPreferences: names(draft.locationPreferences),
    currentCtc: amount(draft.currentCtc),
    expectedCtc: amount(draft.expectedCtc),
    currency: draft.currency || null,
    noticePeriod: whole(draft.noticePeriod),
    languages: names(draft.languages),
    internshipExperienceInMonths: whole(draft.internshipExperienceInMonths),
    willingToRelocate: answer(draft.willingToRelocate),
    projectSpecialization: draft.projectSpecialization.trim() || null,
    priorRevitExp: answer(draft.priorRevitExp),
  });

const YES_NO = [
  { value: '', label: 'Not said' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Corrects a learner's answers in the placement form. What is changed meanwhile is shown where nothing was typed. */
export function CorrectionForm({ form: given }: { form: OfficePlacementForm }) {
  const changed = useOfficeChanged();
  const held = useDraft<Draft>(draftOf(given));
  const form = useForm<Draft, PlacementFormCorrection>({
    held,
    judge,
    send: async (said) => {
      await correctPlacementForm(given, { seen: given.updatedAt, said });
      await changed(`Form of ${given.name || given.emailId} corrected.`);
      held.clear();
    },
    onFailure: useLookAgain(),
  });
  return (
    <SheetSection className={own.section} title="Answers">
      <FormFrame className={css.part} form={form} label="Answers">
        <Select label="Interested in placement" options={YES_NO} {...form.text('interestedInPlacements')} />
        <div className={own.pair}>
          <TextInput label="Countries, with commas" {...form.text('countryPreferences')} />
          <TextInput label="Places, with commas" {...form.text('locationPreferences')} />
        </div>
        <div className={own.pair}>
          <AmountInput
            label="Current annual pay"
            currency={form.draft.currency}
            {...form.text('currentCtc')}
          />
          <AmountInput
            label="Expected annual pay"
            currency={form.draft.currency}
            {...form.text('expectedCtc')}
          />
        </div>
        <div className={own.pair}>
          <Select
            label="Currency"
            options={[
              { value: '', label: 'Not said' },
              ...CURRENCIES.map((value) => ({ value, label: value })),
            ]}
            {...form.text('currency')}
          />
          <TextInput label="Notice period in days" inputMode="numeric" {...form.text('noticePeriod')} />
        </div>
        <div className={own.pair}>
          <TextInput label="Languages, with commas" {...form.text('languages')} />
          <TextInput
            label="Internships in months"
            inputMode="numeric"
            {...form.text('internshipExperienceInMonths')}
          />
        </div>
        <div className={own.pair}>
          <Select label="Willing to relocate" options={YES_NO} {...form.text('willingToRelocate')} />
          <Select label="Revit before the course" options={YES_NO} {...form.text('priorRevitExp')} />
        </div>
        <TextArea label="Special field of projects" rows={2} {...form.text('projectSpecialization')} />
        <Text secondary>{given.emailId} is notified in the app that the form was corrected.</Text>
        <SubmitRow form={form} variant="primary" label="Correct the form" />
      </FormFrame>
    </SheetSection>
  );
}

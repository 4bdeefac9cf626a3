import { CURRENCIES } from '@plinth/domain/money/currency';
import type { PlacementChoices } from '@plinth/domain/placement/placement-choices';
import { Card } from '@plinth/ui/Card';
import { Chip } from '@plinth/ui/Chip';
import type { useForm } from '@plinth/ui/forms/use-form';
import { Heading } from '@plinth/ui/Heading';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Select } from '@plinth/ui/Select';
import { TextInput } from '@plinth/ui/TextInput';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import * as css from '../placement.css.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { FormDraft } from './form-draft.ts';
import { FORM_LABELS, YES_OR_NO } from './form-texts.ts';

const SYMBOLS = { INR: '₹', USD: '$' } as const;
const CURRENCY_NAMES = { INR: 'Indian rupees', USD: 'US dollars' } as const;

type FormFieldsProps = {
  form: Pick<
    ReturnType<typeof useForm<FormDraft, unknown>>,
    'draft' | 'text' | 'choice' | 'change' | 'problemOf'
  >;
  choices: PlacementChoices;
};

/** The fields of the placement form: where, what work, from when. */
export function FormFields({ form, choices }: FormFieldsProps) {
  const { draft, problemOf, change } = form;
  const unit = SYMBOLS[draft.currency === 'USD' ? 'USD' : 'INR'];
  const several = (name: 'countryPreferences' | 'locationPreferences' | 'languages', another: string) => (
    <ChoiceField
      label={FORM_LABELS[name]}
      choices={choices[name]}
      chosen={draft[name]}
      another={another}
      error={problemOf(name)}
      onChange={(names) => change(name, names)}
    />
  );
  const oneLine = (
    name: 'noticePeriod' | 'internshipExperienceInMonths',
    { hint, unit: shown }: { hint?: string; unit: string },
  ) => (
    <TextInput
      label={FORM_LABELS[name]}
      inputMode="numeric"
      autoComplete="off"
      unit={shown}
      hint={hint}
      required
      {...form.text(name)}
    />
  );
  const pay = (
    name: 'currentCtc' | 'expectedCtc',
    { hint, required = true }: { hint: string; required?: boolean },
  ) => (
    <AmountInput
      label={FORM_LABELS[name]}
      currency={draft.currency}
      autoComplete="off"
      unit={unit}
      hint={hint}
      required={required}
      {...form.text(name)}
    />
  );
  const yesOrNo = (name: 'willingToRelocate' | 'priorRevitExp') => (
    <RadioGroup
      label={FORM_LABELS[name]}
      layout="inline"
      required
      options={YES_OR_NO}
      {...form.choice(name)}
    />
  );
  return (
    <>
      <Card as="section" width="fill" labelledBy="where">
        <div className={css.form}>
          <Heading level={2} size="m" id="where">
            Where
          </Heading>
          {several('countryPreferences', 'Another country')}
          {several('locationPreferences', 'Another place')}
          {yesOrNo('willingToRelocate')}
        </div>
      </Card>
      <Card as="section" width="fill" labelledBy="pay">
        <div className={css.form}>
          <Heading level={2} size="m" id="pay">
            Pay and notice
          </Heading>
          <div className={css.fields}>
            <Select
              label={FORM_LABELS.currency}
              required
              options={CURRENCIES.map((value) => ({ value, label: CURRENCY_NAMES[value] }))}
              {...form.text('currency')}
            />
            {pay('currentCtc', { required: false, hint: 'Leave it empty if you earn nothing yet.' })}
            {pay('expectedCtc', { hint: 'Before tax, as in 6,50,000.' })}
            {oneLine('noticePeriod', { unit: 'days', hint: '0 if you can start at once.' })}
          </div>
        </div>
      </Card>
      <Card as="section" width="fill" labelledBy="work">
        <div className={css.form}>
          <Heading level={2} size="m" id="work">
            Work
          </Heading>
          <fieldset className={css.choice}>
            <legend className={css.legend}>
              {FORM_LABELS.projectSpecialization}
              <span className={css.asterisk} aria-hidden="true">
                *
              </span>
            </legend>
            <div className={css.chips}>
              {choices.projectSpecialization.map((name) => (
                <Chip
                  key={name}
                  pressed={draft.projectSpecialization === name}
                  onClick={() => change('projectSpecialization', name)}
                >
                  {name}
                </Chip>
              ))}
            </div>
            <TextInput label="In your own words" autoComplete="off" {...form.text('projectSpecialization')} />
          </fieldset>
          {several('languages', 'Another language')}
          <div className={css.fields}>
            {oneLine('internshipExperienceInMonths', { unit: 'months', hint: '0 if you have none.' })}
            {yesOrNo('priorRevitExp')}
          </div>
        </div>
      </Card>
    </>
  );
}

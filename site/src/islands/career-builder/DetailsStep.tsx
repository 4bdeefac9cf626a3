import type { PhoneCountry } from '@plinth/ui/PhoneInput';
import { TextInput } from '@plinth/ui/TextInput';
import { MobileField } from '../application/MobileField.tsx';
import * as css from '../island.css.ts';
import { hasDetails } from './check-person.ts';
import { fieldId } from './field-id.ts';
import type { CareerBuilderInProgress } from './use-career-builder.ts';

type Props = {
  builder: CareerBuilderInProgress;
  countries: readonly PhoneCountry[];
  /** The country of a number without a country code. */
  preferred: string;
};

const TEXTS = [
  { field: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
  { field: 'occupation', label: 'What you do now', autoComplete: 'organization-title' },
] as const;

/** Personal details, for people who want to be called. The result is the same without them. */
export function DetailsStep({ builder, countries, preferred }: Props) {
  const { text, change } = builder;
  const { details } = builder.attempt;
  const isTold = hasDetails(details);
  return (
    <div className={css.fields}>
      <p className={css.soft}>
        Leave all of it empty and you see the same result. With a number we can call you about it.
      </p>
      {TEXTS.map(({ field, label, autoComplete }) => (
        <TextInput
          key={field}
          id={fieldId(field)}
          label={label}
          autoComplete={autoComplete}
          {...text(`details.${field}`)}
        />
      ))}
      <MobileField
        id={fieldId('mobile')}
        label="Mobile number"
        hint="Only to talk about this result."
        required={isTold}
        countries={countries}
        preferred={preferred}
        text={details.mobile}
        error={builder.refused.mobile ?? null}
        onChange={(mobile) => change('details.mobile', mobile)}
      />
    </div>
  );
}

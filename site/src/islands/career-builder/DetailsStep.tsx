import type { PhoneCountry } from '@plinth/ui/PhoneInput';
import { TextInput } from '@plinth/ui/TextInput';
import { MobileField } from '../application/MobileField.tsx';
import * as css from '../island.css.ts';
import { hasDetails } from './check-person.ts';
import { fieldId } from './field-id.ts';
import type { PersonalDetails } from './stored-attempt.ts';

type Props = {
  details: PersonalDetails;
  countries: readonly PhoneCountry[];
  /** The country that a number without a code belongs to. */
  preferred: string;
  errorOf: (field: string) => string | null;
  onChange: (told: Partial<PersonalDetails>) => void;
};

const TEXTS = [
  { field: 'lastName', label: 'Last name', autoComplete: 'family-name', isNeeded: true },
  { field: 'city', label: 'City', autoComplete: 'address-level2', isNeeded: false },
  { field: 'occupation', label: 'What you do now', autoComplete: 'organization-title', isNeeded: false },
] as const;

/** Who somebody is, for those who want to be called. The result is the same without it. */
export function DetailsStep({ details, countries, preferred, errorOf, onChange }: Props) {
  const isTold = hasDetails(details);
  return (
    <div className={css.fields}>
      <p className={css.soft}>
        Leave all of it empty and you see the same result. With a number we can call you about it; we need
        your last name then, too.
      </p>
      {TEXTS.map(({ field, label, autoComplete, isNeeded }) => (
        <TextInput
          key={field}
          id={fieldId(field)}
          name={field}
          label={label}
          required={isNeeded && isTold}
          autoComplete={autoComplete}
          error={errorOf(field)}
          value={details[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
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
        error={errorOf('mobile')}
        onChange={(mobile) => onChange({ mobile })}
      />
    </div>
  );
}

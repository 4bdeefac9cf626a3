import { type PhoneCountry, PhoneInput, type PhoneValue } from '@plinth/ui/PhoneInput';
import { useState } from 'react';
import { useVisitorCountry } from '../use-visitor-country.ts';
import { phoneProblem, phoneText, phoneValue } from './phone.ts';

type Props = {
  id: string;
  label: string;
  countries: readonly PhoneCountry[];
  /** The country of a number without a country code, as far as the page knows. */
  preferred: string;
  text: string;
  error: string | null;
  hint?: string;
  required?: boolean;
  onChange: (text: string) => void;
};

/** The mobile number: typed in the usual way, stored with its country code. */
export function MobileField({
  id,
  label,
  countries,
  preferred,
  text,
  error,
  hint = 'Only for questions about your application.',
  required = true,
  onChange,
}: Props) {
  const [typed, setTyped] = useState<PhoneValue | null>(null);
  const visitor = useVisitorCountry(preferred, countries);
  // Only an empty field follows the visitor's country: a saved number belongs to where it was typed.
  const value =
    typed && phoneText(typed) === text
      ? typed
      : phoneValue(text, typed?.country ?? (text === '' ? visitor : preferred));
  return (
    <PhoneInput
      id={id}
      name="mobile"
      label={label}
      required={required}
      hint={hint}
      countries={countries}
      value={value}
      error={error}
      validate={phoneProblem}
      onChange={(next) => {
        setTyped(next);
        onChange(phoneText(next));
      }}
    />
  );
}

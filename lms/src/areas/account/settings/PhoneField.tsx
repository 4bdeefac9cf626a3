import { phoneCountries } from '@plinth/domain/fields/phone-countries';
import { splitPhone } from '@plinth/domain/fields/split-phone';
import { PhoneInput, type PhoneValue } from '@plinth/ui/PhoneInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { locationQuery } from '../../../data/regions.ts';

const INDIA = 'IN';
const COUNTRIES = phoneCountries().map((country) => ({ ...country, name: country.code }));

type PhoneFieldProps = {
  /** The number as it is stored, or null. */
  known: string | null;
  error: string | null;
};

/** The person's phone: shown with its country, or else the visitor's; sent as `phone` and `phoneCountry`. */
export function PhoneField({ known, error }: PhoneFieldProps) {
  const visitor = useQuery(locationQuery()).data?.countryCode;
  const here = COUNTRIES.some(({ code }) => code === visitor) ? String(visitor) : INDIA;
  const [typed, setTyped] = useState<PhoneValue | null>(null);
  const stored = known === null ? null : (splitPhone(known, here) ?? { country: here, number: known });
  return (
    <PhoneInput
      label="Phone"
      name="phone"
      required
      hint="Choose the country, or begin with + and its code."
      countries={COUNTRIES}
      value={typed ?? stored ?? { country: here, number: '' }}
      error={error}
      onChange={setTyped}
    />
  );
}

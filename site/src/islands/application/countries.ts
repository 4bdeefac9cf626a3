import type { PhoneCountry } from '@plinth/ui/PhoneInput';

/** Parses the countries of phone numbers as embedded in the page: `IN91 US1 AE971`. */
export function readCountries(list: string): PhoneCountry[] {
  return list.split(' ').map((entry) => {
    const code = entry.slice(0, 2);
    return { code, name: code, dialCode: `+${entry.slice(2)}` };
  });
}
